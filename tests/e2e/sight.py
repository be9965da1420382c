"""How pictures look to other eyes: protan, deutan and tritan sight, and none for colours at all."""

from __future__ import annotations

import base64
from itertools import combinations

from playwright.sync_api import BrowserContext

Matrix = tuple[tuple[float, float, float], ...]
Pixel = tuple[float, float, float]
Part = tuple[float, float, float, float]

SIGHTS: dict[str, Matrix] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}
"""What each kind of sight makes of linear red, green and blue (Machado and others, 2009)."""

DECODE = """async text => {
  const bytes = Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const pen = canvas.getContext("2d");
  pen.drawImage(picture, 0, 0);
  const { data, width } = pen.getImageData(0, 0, picture.width, picture.height);
  return [width, Array.from(data)];
}"""


def pixels(context: BrowserContext, png: bytes, part: Part) -> list[Pixel]:
    """The pixels of a part of a picture, its sides as shares of the whole; linear, 0 to 1."""
    blank = context.new_page()
    width, data = blank.evaluate(DECODE, base64.b64encode(png).decode())
    blank.close()
    tall = len(data) // 4 // width
    left, top, right, bottom = part
    return [
        tuple(linear(data[4 * (y * width + x) + channel]) for channel in range(3))
        for y in range(round(top * tall), round(bottom * tall))
        for x in range(round(left * width), round(right * width))
    ]


def linear(value: int) -> float:
    """One channel of sRGB as an amount of light."""
    share = value / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def seen(pixel: Pixel, sight: Matrix) -> Pixel:
    """A pixel as that sight has it, in CIE Lab."""
    r, g, b = (
        min(1.0, max(0.0, sum(m * p for m, p in zip(row, pixel, strict=True)))) for row in sight
    )
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883
    fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def apart(one: list[Pixel], other: list[Pixel]) -> float:
    """How far two pictures lie apart: the mean over their pixels, so that patterns count."""
    gaps = (
        sum((a - b) ** 2 for a, b in zip(left, right, strict=True)) ** 0.5
        for left, right in zip(one, other, strict=True)
    )
    return sum(gaps) / len(one)


def differences(pictures: dict[str, list[Pixel]]) -> dict[tuple[str, str, str], float]:
    """How far each two pictures lie apart in each kind of sight."""
    found = {}
    for sight, matrix in SIGHTS.items():
        shown = {name: [seen(p, matrix) for p in picture] for name, picture in pictures.items()}
        for one, other in combinations(pictures, 2):
            found[sight, one, other] = apart(shown[one], shown[other])
    return found
