// Talks to the server. Nothing here knows a game.

export class Refusal extends Error {
  constructor(problem) {
    super(problem.message);
    this.reason = problem.reason;
  }
}

export async function ask(path, data) {
  const options = data === undefined ? {} : {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(data),
  };
  const answer = await fetch(`/api/1${path}`, options);
  const found = await answer.json();
  if (!answer.ok && found.shown === undefined) throw new Refusal(found);
  return found;
}

// A connection to a table that is made again whenever it breaks.
export class Live {
  constructor(table, hear) {
    this.table = table;
    this.hear = hear;
    this.pause = 250;
    this.unanswered = new Map();
    this.connect();
  }

  connect() {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    this.socket = new WebSocket(`${scheme}//${location.host}/api/1/tables/${this.table}/live`);
    this.socket.onopen = () => {
      this.pause = 250;
      for (const text of this.unanswered.values()) this.socket.send(text);
    };
    this.socket.onmessage = (event) => {
      const message = JSON.parse(event.data);
      if (message.request) this.unanswered.delete(message.request);
      this.hear(message);
    };
    this.socket.onclose = (event) => {
      if (event.code >= 4400 && event.code < 4500) return;
      this.hear({ type: "away" });
      setTimeout(() => this.connect(), this.pause);
      this.pause = Math.min(this.pause * 2, 10000);
    };
  }

  // What is sent has a name of its own: sent again after a break it counts once.
  send(message) {
    const request = Array.from(crypto.getRandomValues(new Uint8Array(12)), (n) => n.toString(16)).join("");
    const text = JSON.stringify({ ...message, request });
    this.unanswered.set(request, text);
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(text);
  }
}
