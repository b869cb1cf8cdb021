"""Gestures shared by half and full figures: where the head sits, what the arms do.

All in the coordinates of the body (`costume`): the figure looks to the right, its near side is the left.
"""

from __future__ import annotations

from cardavia.art.costume import Dress
from cardavia.art.drawing import Node, Nodes, place
from cardavia.art.geometry import Point, shift, turn
from cardavia.art.limbs import fist, forearm, palm

_HEAD: Point = (4, -44)


def head(*parts: Nodes) -> Node:
    """Returns parts drawn in the coordinates of the head, set on the neck."""
    return place(shift(*_HEAD), tuple(node for part in parts for node in part))


def at(point: Point, nodes: Nodes, degrees: float = 0) -> Node:
    """Returns nodes moved from the origin to a point and leant by an angle."""
    return place(shift(*point) @ turn(degrees), nodes)


def raised(emblem: Nodes, sleeve: Dress, elbow: Point = (54, 88), lean: float = 0) -> Nodes:
    """Returns the far forearm with an emblem in the raised hand."""
    hand = (60, 40)
    return at(hand, emblem, lean), *forearm(elbow, (60, 51), sleeve, bend=-5), fist(hand, lean)


def upright(emblem: Nodes, sleeve: Dress, elbow: Point = (-58, 90)) -> Nodes:
    """Returns the near forearm with an emblem upright in the hand."""
    hand = (-64, 42)
    return at(hand, emblem), *forearm(elbow, (-64, 53), sleeve, bend=5), fist(hand, mirrored=True)


def shouldered(emblem: Nodes, sleeve: Dress) -> Nodes:
    """Returns the near forearm across the breast with an emblem leaning on the shoulder."""
    hand, lean = (-26, 46), -27
    return at(hand, emblem, lean), *forearm((-66, 66), (-36, 52), sleeve, bend=-4), fist(hand, lean)


def near_rest(sleeve: Dress, drop: float = 0) -> Nodes:
    """Returns the near arm with its hand resting on the body; `drop` lowers the hand."""
    return *forearm((-60, 46), (-19, 58 + drop), sleeve, bend=-7), palm((-8, 57 + drop), -4)


def far_rest(sleeve: Dress, drop: float = 0) -> Nodes:
    """Returns the far arm with its hand resting on the body; `drop` lowers the hand."""
    return *forearm((54, 44), (24, 58 + drop), sleeve, bend=6), palm((14, 57 + drop), 4, mirrored=True)
