"""sky.py MASTER.jpg OUT.png: a white sky takes the pale blue of a hazy day, where an arch of cream paper would run into it.

Only above the middle of the picture, so that white stone keeps its colour. Needs numpy and OpenCV.
"""
import sys
import cv2
import numpy as np

image = cv2.imread(sys.argv[1]).astype(np.float32)
height = np.arange(image.shape[0]) / image.shape[0]
share = .85 * np.clip((image.min(-1) - 205) / 35, 0, 1) * np.clip((.55 - height) / .1, 0, 1)[:, None]
blue = np.array((212, 200, 176), np.float32)
cv2.imwrite(sys.argv[2], image + (blue - image) * share[..., None])
