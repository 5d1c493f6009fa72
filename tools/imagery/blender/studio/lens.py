"""What a camera adds to a place: light that spills round lamps, dark corners, firm contrast."""

import cv2
import numpy as np


def lens(spill=0.10, corners=0.30, contrast=1.0, pivot=0.22):
    """Gives what finishes a picture in scene light. Contrast turns about the tone `pivot`."""

    def finish(picture):
        height, width = picture.shape[:2]
        picture = np.maximum(picture, 0).astype(np.float32)
        if spill:
            bright = np.clip(picture - 0.9, 0, 6)
            for share, size in ((0.55, 0.006), (0.30, 0.02), (0.15, 0.06)):
                picture = picture + spill * share * 3 * cv2.GaussianBlur(
                    bright, (0, 0), size * width
                )
        if contrast != 1.0:
            tone = picture.max(axis=2, keepdims=True) + 1e-5
            picture = picture * (tone / pivot) ** (contrast - 1)
        y, x = np.mgrid[0:height, 0:width].astype(np.float32)
        far = ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2) / 0.5
        return picture * (1 - corners * far**1.4)[:, :, None]

    return finish
