"""Trains the network that values Scopa between two hands, from deals of a baseline against itself.

    python benchmarks/train_outlook.py --deals 1000000 --output src/cardavia/games/scopa/outlook.npz

The same arguments give the same file on the same machine. Prints how much of the variance of a
held-out part is explained, by the number of hands played.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cardavia.arena.baselines import Bench, ensure_baselines, workshop
from cardavia.games.registry import game
from cardavia.games.scopa import outlook
from cardavia.kernel.random import seeded
from cardavia.kernel.template import instantiate

Array = NDArray[np.float32]
BATCH = 4096
PIECE = 20_000
EXPLORING = 0.06


@dataclass
class Positions:
    """Inputs that are 1, padded with -1, the number of hands played less 1, and the points to come."""

    inputs: NDArray[np.int16]
    hands: NDArray[np.int64]
    targets: Array


def positions(deals: int, policy: str, seed: int) -> Positions:
    """Returns the positions between the hands of self-played deals."""
    found = game("scopa")
    ensure_baselines(found)
    shop, room = workshop(found), Bench(found)
    selfplay = instantiate("cardavia.arena.selfplay", found.rules, found.policy)
    selfplay.__dict__.update(
        baselines=shop.module, endgame=shop.bouts.endgame, outlook=outlook, bouts=shop.bouts
    )
    states = found.blank(found.options.read({}))
    random = seeded("train", seed)
    inputs = np.empty((deals, outlook.HEADS, outlook.MOST_ACTIVE), np.int16)
    targets = np.empty((deals, outlook.HEADS), np.float32)
    for begin in range(0, deals, PIECE):
        part = slice(begin, min(deals, begin + PIECE))
        selfplay.record(
            part.stop - part.start,
            shop.kinds[policy],
            np.uint64(EXPLORING * 2**32),
            states,
            np.empty(40, np.uint8),
            room.observations,
            room.line,
            room.moves,
            room.promises,
            room.margins,
            room.budget,
            random,
            inputs[part],
            np.empty(outlook.MOST_ACTIVE, np.int64),
            targets[part],
        )
    hands = np.broadcast_to(np.arange(outlook.HEADS), targets.shape)
    return Positions(inputs.reshape(-1, outlook.MOST_ACTIVE), hands.reshape(-1), targets.reshape(-1))


class Network:
    """The layers, trained by Adam (Kingma and Ba 2015) on the squared error."""

    def __init__(self, seed: int) -> None:
        random = np.random.Generator(np.random.PCG64(seed))
        self.layers = [
            random.normal(0, 0.12, (outlook.FEATURES + 1, outlook.HIDDEN)).astype(np.float32),
            random.normal(0, 0.18, (outlook.HIDDEN + 1, outlook.NARROW)).astype(np.float32),
            random.normal(0, 0.25, (outlook.HEADS, outlook.NARROW + 1)).astype(np.float32),
        ]
        for layer in self.layers[:2]:
            layer[-1] = 0
        self.layers[2][:, -1] = 0
        self.first = [np.zeros_like(layer) for layer in self.layers]
        self.second = [np.zeros_like(layer) for layer in self.layers]
        self.steps = 0

    def dense(self, inputs: NDArray[np.int16]) -> Array:
        """Returns the inputs as rows of 0 and 1, a last 1 for the bias; padding has a place of its own."""
        rows = np.zeros((len(inputs), outlook.FEATURES + 2), np.float32)
        np.put_along_axis(rows, inputs.astype(np.int64) % (outlook.FEATURES + 2), 1, axis=1)
        rows[:, outlook.FEATURES] = 1
        return rows[:, : outlook.FEATURES + 1]

    def forward(self, rows: Array, hands: NDArray[np.int64]) -> tuple[Array, Array, Array]:
        """Returns both hidden layers and the values."""
        hidden = np.maximum(rows @ self.layers[0], 0)
        narrow = np.maximum(hidden @ self.layers[1][:-1] + self.layers[1][-1], 0)
        heads = self.layers[2][hands]
        return hidden, narrow, (narrow * heads[:, :-1]).sum(1) + heads[:, -1]

    def step(self, batch: Positions, rate: float) -> None:
        """Moves the weights by one batch."""
        rows = self.dense(batch.inputs)
        hidden, narrow, values = self.forward(rows, batch.hands)
        error = 2 * (values - batch.targets) / len(values)
        heads = self.layers[2][batch.hands]
        last = np.zeros_like(self.layers[2])
        np.add.at(last[:, :-1], batch.hands, error[:, None] * narrow)
        np.add.at(last[:, -1], batch.hands, error)
        back = error[:, None] * heads[:, :-1] * (narrow > 0)
        middle = np.vstack([hidden.T @ back, back.sum(0)])
        deep = (back @ self.layers[1][:-1].T) * (hidden > 0)
        self.steps += 1
        for place, gradient in enumerate([rows.T @ deep, middle, last]):
            self._adam(place, gradient.astype(np.float32), rate)

    def _adam(self, place: int, gradient: Array, rate: float) -> None:
        first, second = self.first[place], self.second[place]
        first += 0.1 * (gradient - first)
        second += 0.001 * (gradient * gradient - second)
        scale = rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        self.layers[place] -= (scale * first / (np.sqrt(second) + 1e-8)).astype(np.float32)

    def explained(self, held_out: Positions) -> list[float]:
        """Returns the share of the variance explained, by hands played, then over all."""
        values = np.concatenate(
            [
                self.forward(self.dense(held_out.inputs[at : at + BATCH]), held_out.hands[at : at + BATCH])[2]
                for at in range(0, len(held_out.targets), BATCH)
            ]
        )
        wrong = (values - held_out.targets) ** 2
        parts = [held_out.hands == hand for hand in range(outlook.HEADS)] + [held_out.hands >= 0]
        return [round(float(1 - wrong[part].mean() / held_out.targets[part].var()), 3) for part in parts]


def part_of(all_positions: Positions, places: Any) -> Positions:
    """Returns some of the positions."""
    return Positions(all_positions.inputs[places], all_positions.hands[places], all_positions.targets[places])


def main() -> None:
    plain = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=plain)
    parser.add_argument("--deals", type=int, default=1_000_000)
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--policy", default="cs-w")
    parser.add_argument("--seed", type=int, default=20_261_130)
    parser.add_argument("--output", required=True)
    given = parser.parse_args()
    begin = time.monotonic()
    found = positions(given.deals, given.policy, given.seed)
    n = len(found.targets)
    print(f"{n} positions after {time.monotonic() - begin:.0f} s, sd {found.targets.std():.3f}", flush=True)
    held_out, training = part_of(found, slice(0, n // 20)), part_of(found, slice(n // 20, n))
    network = Network(given.seed)
    random = np.random.Generator(np.random.PCG64(given.seed))
    total = given.epochs * (len(training.targets) // BATCH)
    done = 0
    for epoch in range(given.epochs):
        order = random.permutation(len(training.targets))
        for at in range(0, len(order) - BATCH + 1, BATCH):
            network.step(part_of(training, order[at : at + BATCH]), 2e-3 * (1 - done / total) + 2e-5)
            done += 1
        explained = network.explained(held_out)
        print(f"epoch {epoch + 1}: explained {explained} after {time.monotonic() - begin:.0f} s", flush=True)
        first, second, heads = (layer.astype(np.float16) for layer in network.layers)
        np.savez_compressed(given.output, first=first, second=second, heads=heads)


if __name__ == "__main__":
    main()
