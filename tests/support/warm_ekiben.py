"""The command `ekiben` without its start-up: one process has everything imported, and forks for each command.

`python -m tests.support.warm_ekiben SOCKET` is that process. `write_program` makes a program `ekiben` that
hands it arguments, environment, folder, input and output, and ends with the exit status.
"""

from __future__ import annotations

import importlib
import json
import os
import pkgutil
import signal
import socket
import sys
from pathlib import Path

PROGRAM = """#!{python} -IS
import json, os, socket, sys
with socket.socket(socket.AF_UNIX) as line:
    line.connect({address!r})
    call = json.dumps([sys.argv[1:], os.getcwd(), dict(os.environ)]).encode()
    socket.send_fds(line, [call[:1]], [0, 1, 2])
    line.sendall(call[1:])
    line.shutdown(socket.SHUT_WR)
    sys.exit(line.recv(1)[0])
"""


def write_program(file: Path, address: str) -> None:
    """The program that lets the process at `address` run its command."""
    file.write_text(PROGRAM.format(python=sys.executable, address=address), encoding="utf-8")
    file.chmod(0o755)


def import_everything() -> None:
    """What commands import; nothing is called, for that would look at the environment."""
    for package in ("ekiben.cli", "ekiben.terminal", "ekiben.games"):
        folder = importlib.import_module(package).__path__
        for module in pkgutil.walk_packages(folder, f"{package}."):
            importlib.import_module(module.name)


def serve(address: str) -> None:
    """Fork for each command, until killed."""
    import_everything()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(address)
        listener.listen()
        while True:
            line, _ = listener.accept()
            if os.fork() == 0:
                signal.signal(signal.SIGCHLD, signal.SIG_DFL)
                listener.close()
                line.sendall(bytes([run(line)]))
                os._exit(0)
            line.close()


def run(line: socket.socket) -> int:
    """Take over a caller's arguments, environment, folder and files, and run its command."""
    from ekiben.cli import main

    call, files, _, _ = socket.recv_fds(line, 1, 3)
    while more := line.recv(65536):
        call += more
    arguments, folder, environment = json.loads(call)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    for number, file in enumerate(files):
        os.dup2(file, number)
    sys.stdin = os.fdopen(0, "r", encoding="utf-8")
    sys.stdout, sys.stderr = (os.fdopen(number, "w", encoding="utf-8") for number in (1, 2))
    try:
        status = main(arguments)
    except SystemExit as error:
        status = error.code if isinstance(error.code, int) else 1
    sys.stdout.flush()
    sys.stderr.flush()
    return status


if __name__ == "__main__":
    serve(sys.argv[1])
