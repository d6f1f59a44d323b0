"""Train a small network to play a two-player game, by self-play alone.

    python examples/train.py zero-kei policy.pt 120

trains for 120 seconds and saves the network to policy.pt. Then `player` below seats it:

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

GAMES = 256  # played in parallel
MOVES = 64  # per game between two updates
HIDDEN = 256  # units per layer
MINIBATCH = 2048  # moves
EPOCHS = 2  # over the moves of an update
LEARNING_RATE = 1e-3  # at the start; it falls with time
GAMMA_LAMBDA = 0.97  # discount of later advantages
CLIP = 0.2  # of the ratio between the new and the old probability
ENTROPY_BONUS = 0.01  # keeps the network exploring


class Network(nn.Module):
    """From an observation: the log-probability of each action, and the expected result from -1 to 1."""

    def __init__(self, features: int, actions: int) -> None:
        super().__init__()
        self.register_buffer("mean", torch.zeros(features))
        self.register_buffer("spread", torch.ones(features))
        layers = [nn.Linear(features, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU()]
        self.body = nn.Sequential(*layers)
        self.policy = nn.Linear(HIDDEN, actions)
        self.value = nn.Linear(HIDDEN, 1)

    def forward(self, observations: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        scaled = ((observations - self.mean) / self.spread).clamp(-5, 5)
        hidden = self.body(scaled)
        logits = self.policy(hidden).masked_fill(mask == 0, -1e9)  # illegal actions are never chosen
        return logits.log_softmax(1), self.value(hidden).squeeze(1)

    def fit_normalizer(self, batch: Batch) -> None:
        """Take the mean and spread of each number of an observation from random games."""
        seen = []
        for _ in range(400):
            batch.step(batch.random_actions())
            seen.append(batch.observations[::8].copy())
        numbers = torch.from_numpy(np.concatenate(seen)).float()
        self.mean, self.spread = numbers.mean(0), numbers.std(0) + 0.1


class Rollout(NamedTuple):
    """Moves of all games: a row for each step, a column for each game."""

    observations: Tensor
    masks: Tensor
    actions: Tensor
    log_probs: Tensor  # of the actions
    expected: Tensor  # results; one more row, for the position after the last step
    results: Tensor  # for the seat that moved; 0 unless the move ended the game
    turns: Tensor  # 1: the same seat moves next, -1: the other one does, 0: the game has ended


@torch.no_grad()
def play(network: Network, batch: Batch) -> Rollout:
    """Some moves in every game, drawn from the network's policy."""
    steps = []
    rows = np.arange(batch.games)
    for _ in range(MOVES):
        observations = torch.from_numpy(batch.observations.copy())
        mask = torch.from_numpy(batch.mask.copy())
        me = batch.seats.copy()
        log_probs, expected = network(observations.float(), mask)
        actions = log_probs.exp().multinomial(1).squeeze(1)
        batch.step(actions.numpy())
        won = batch.rewards[rows, me] - batch.rewards[rows, 1 - me]
        ahead = batch.totals[rows, me] - batch.totals[rows, 1 - me]
        result = batch.done * (won + np.tanh(ahead / 50)) / 2  # a clear win is better than a close one
        turns = (1 - batch.done.astype(np.float32)) * np.where(batch.seats == me, 1, -1)
        chosen = log_probs.gather(1, actions[:, None]).squeeze(1)
        arrays = torch.from_numpy(result).float(), torch.from_numpy(turns).float()
        steps.append((observations, mask, actions, chosen, expected, *arrays))
    columns = [torch.stack(column) for column in zip(*steps, strict=True)]
    _, last = network(torch.from_numpy(batch.observations).float(), torch.from_numpy(batch.mask))
    columns[4] = torch.cat([columns[4], last[None]])
    return Rollout(*columns)


def advantages(rollout: Rollout) -> Tensor:
    """How much better each move turned out than expected (generalised advantage estimation).

    One player's gain is the other's loss: hence the sign of `turns`.
    """
    found = torch.zeros_like(rollout.results)
    later = torch.zeros(found.shape[1])
    for step in reversed(range(len(found))):
        turn = rollout.turns[step]
        better = rollout.results[step] + turn * rollout.expected[step + 1] - rollout.expected[step]
        later = found[step] = better + GAMMA_LAMBDA * turn * later
    return found


def learn(network: Network, optimizer: torch.optim.Optimizer, rollout: Rollout) -> None:
    """One update by proximal policy optimisation (PPO)."""
    found = advantages(rollout)
    happened = (found + rollout.expected[:-1]).flatten()
    found = ((found - found.mean()) / (found.std() + 1e-6)).flatten()
    observations, masks, actions, before = (column.flatten(0, 1) for column in rollout[:4])
    for _ in range(EPOCHS):
        for rows in torch.split(torch.randperm(len(found)), MINIBATCH):
            log_probs, expected = network(observations[rows].float(), masks[rows])
            now = log_probs.gather(1, actions[rows, None]).squeeze(1)
            ratio = (now - before[rows]).exp()
            gain = torch.min(ratio * found[rows], ratio.clamp(1 - CLIP, 1 + CLIP) * found[rows])
            entropy = -(log_probs.exp() * log_probs).sum(1)
            loss = (expected - happened[rows]).square() / 2 - gain - ENTROPY_BONUS * entropy
            optimizer.zero_grad()
            loss.mean().backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


def train(game: str, seconds: float) -> Network:
    """A network that has played against itself for some seconds."""
    torch.manual_seed(1)
    torch.set_num_threads(1)  # more gain little for a small network, and the batch has its own
    batch = Batch(game, players=2, games=GAMES, seeds=1, threads=2)
    network = Network(batch.fields.size, len(batch.action_names))
    network.fit_normalizer(batch)
    optimizer = torch.optim.Adam(network.parameters(), LEARNING_RATE)
    begin = time.monotonic()
    while (spent := (time.monotonic() - begin) / seconds) < 1:
        optimizer.param_groups[0]["lr"] = LEARNING_RATE * max(1 - spent, 0.05)
        learn(network, optimizer, play(network, batch))
    return network


def player(game: Game, file: str) -> PolicyPlayer:
    """A saved network as a bot that plays its most probable move."""
    torch.set_num_threads(1)
    saved = torch.load(file)
    network = Network(len(saved["mean"]), len(game.move_texts))
    network.load_state_dict(saved)

    def policy(observation: np.ndarray, mask: np.ndarray) -> int:
        with torch.no_grad():
            log_probs, _ = network(torch.from_numpy(observation)[None].float(), torch.from_numpy(mask)[None])
        return int(log_probs.argmax())

    return PolicyPlayer(policy)


if __name__ == "__main__":
    name, path, duration = sys.argv[1:]
    torch.save(train(name, float(duration)).state_dict(), path)
