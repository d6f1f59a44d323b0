"""Teach a small network to play a game for two, from nothing but playing against itself.

    python examples/train.py zero-kei policy.pt 120

plays and learns for 120 seconds and keeps what was learned in policy.pt. Then `player` below seats it:

    ekiben arena zero-kei --players 2 --bots examples.train:player:policy.pt,random --games 400
"""

import sys
import time
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor, nn

from ekiben.game import Game
from ekiben.research import Batch, PolicyPlayer

GAMES = 256  # played at once
MOVES = 64  # made in each of them before something is learned
HIDDEN = 256  # size of the network's layers
PORTION = 2048  # moves learned from at once
ROUNDS = 2  # how often a move is learned from
RATE = 1e-3  # how fast the network changes at first
FAR = 0.97  # how far what happens later speaks for a move
CLIP = 0.2  # how far one move may pull the policy
CURIOSITY = 0.01  # what it is worth to keep trying other moves


class Network(nn.Module):
    """From what a seat sees: how much it likes each action, and what it expects, from -1 to 1."""

    def __init__(self, features: int, actions: int) -> None:
        super().__init__()
        self.register_buffer("mean", torch.zeros(features))
        self.register_buffer("spread", torch.ones(features))
        layers = [nn.Linear(features, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU()]
        self.body = nn.Sequential(*layers)
        self.likes = nn.Linear(HIDDEN, actions)
        self.expects = nn.Linear(HIDDEN, 1)

    def forward(self, observations: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        scaled = ((observations - self.mean) / self.spread).clamp(-5, 5)
        thought = self.body(scaled)
        likes = self.likes(thought).masked_fill(mask == 0, -1e9)  # what is not legal is never chosen
        return likes.log_softmax(1), self.expects(thought).squeeze(1)

    def get_used_to(self, batch: Batch) -> None:
        """Learn which numbers are usual in an observation, from random games."""
        seen = []
        for _ in range(400):
            batch.step(batch.random_actions())
            seen.append(batch.observations[::8].copy())
        numbers = torch.from_numpy(np.concatenate(seen)).float()
        self.mean, self.spread = numbers.mean(0), numbers.std(0) + 0.1


class Played(NamedTuple):
    """Moves of all games: a row for each step, a column for each game."""

    observations: Tensor
    masks: Tensor
    actions: Tensor
    likes: Tensor  # how likely the action was
    expected: Tensor  # with one row more: what is expected after the last step
    results: Tensor  # for the seat that moved, where its move ended a game
    turns: Tensor  # 1: the same seat moves next, -1: the other one does, 0: the game has ended


@torch.no_grad()
def play(network: Network, batch: Batch) -> Played:
    """Some moves in every game, chosen by chance as the network likes them."""
    steps = []
    rows = np.arange(batch.games)
    for _ in range(MOVES):
        observations = torch.from_numpy(batch.observations.copy())
        mask = torch.from_numpy(batch.mask.copy())
        me = batch.seats.copy()
        likes, expected = network(observations.float(), mask)
        actions = likes.exp().multinomial(1).squeeze(1)
        batch.step(actions.numpy())
        won = batch.rewards[rows, me] - batch.rewards[rows, 1 - me]
        ahead = batch.totals[rows, me] - batch.totals[rows, 1 - me]
        result = batch.done * (won + np.tanh(ahead / 50)) / 2  # a clear win is better than a close one
        turns = (1 - batch.done.astype(np.float32)) * np.where(batch.seats == me, 1, -1)
        chosen = likes.gather(1, actions[:, None]).squeeze(1)
        arrays = torch.from_numpy(result).float(), torch.from_numpy(turns).float()
        steps.append((observations, mask, actions, chosen, expected, *arrays))
    columns = [torch.stack(column) for column in zip(*steps, strict=True)]
    _, last = network(torch.from_numpy(batch.observations).float(), torch.from_numpy(batch.mask))
    columns[4] = torch.cat([columns[4], last[None]])
    return Played(*columns)


def surprises(played: Played) -> Tensor:
    """By how much each move turned out better than expected (generalised advantage estimation).

    What is good for one of two players is as bad for the other: hence the sign of `turns`.
    """
    found = torch.zeros_like(played.results)
    later = torch.zeros(found.shape[1])
    for step in reversed(range(len(found))):
        turn = played.turns[step]
        better = played.results[step] + turn * played.expected[step + 1] - played.expected[step]
        later = found[step] = better + FAR * turn * later
    return found


def learn(network: Network, optimizer: torch.optim.Optimizer, played: Played) -> None:
    """Make moves that turned out well likelier (proximal policy optimisation), and expect what happened."""
    found = surprises(played)
    happened = (found + played.expected[:-1]).flatten()
    found = ((found - found.mean()) / (found.std() + 1e-6)).flatten()
    observations, masks, actions, before = (column.flatten(0, 1) for column in played[:4])
    for _ in range(ROUNDS):
        for some in torch.randperm(len(found)).split(PORTION):
            likes, expected = network(observations[some].float(), masks[some])
            now = likes.gather(1, actions[some, None]).squeeze(1)
            times = (now - before[some]).exp()
            gain = torch.min(times * found[some], times.clamp(1 - CLIP, 1 + CLIP) * found[some])
            openness = -(likes.exp() * likes).sum(1)
            loss = (expected - happened[some]).square() / 2 - gain - CURIOSITY * openness
            optimizer.zero_grad()
            loss.mean().backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


def train(game: str, seconds: float) -> Network:
    """A network that has played against itself for so long."""
    torch.manual_seed(1)
    torch.set_num_threads(1)  # so small a network gains little from more, and the games have theirs
    batch = Batch(game, players=2, games=GAMES, seeds=1, threads=2)
    network = Network(batch.fields.size, len(batch.action_names))
    network.get_used_to(batch)
    optimizer = torch.optim.Adam(network.parameters(), RATE)
    begin = time.monotonic()
    while (spent := (time.monotonic() - begin) / seconds) < 1:
        optimizer.param_groups[0]["lr"] = RATE * max(1 - spent, 0.05)
        learn(network, optimizer, play(network, batch))
    return network


def player(game: Game, file: str) -> PolicyPlayer:
    """The network of a file as a bot: it makes the move that it likes best."""
    torch.set_num_threads(1)
    kept = torch.load(file)
    network = Network(len(kept["mean"]), len(game.move_texts))
    network.load_state_dict(kept)

    def policy(observation: np.ndarray, mask: np.ndarray) -> int:
        with torch.no_grad():
            likes, _ = network(torch.from_numpy(observation)[None].float(), torch.from_numpy(mask)[None])
        return int(likes.argmax())

    return PolicyPlayer(policy)


if __name__ == "__main__":
    name, path, duration = sys.argv[1:]
    torch.save(train(name, float(duration)).state_dict(), path)
