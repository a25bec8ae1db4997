"""enlarge.py MASTER.jpg RENDER.png OUT.png: a larger master from the small clean one and a larger render of few samples.

Light that few samples leave blotched stays as it is in MASTER; what is finer than its pixels (veins, joints, edges) comes
from RENDER. Made as small as MASTER, the result is MASTER. Needs numpy and OpenCV.
"""
import sys
import cv2
import numpy as np

master, render = (cv2.imread(path).astype(np.float32) for path in sys.argv[1:3])
large, small = render.shape[1::-1], master.shape[1::-1]


def up(image):
    return cv2.resize(image, large, interpolation=cv2.INTER_CUBIC)


def down(image):
    return cv2.resize(image, small, interpolation=cv2.INTER_AREA)


def soft(image, radius):
    return cv2.GaussianBlur(image, (0, 0), radius)


seen = down(render)
gain = np.clip((soft(master, small[0] / 80) + 4) / (soft(seen, small[0] / 80) + 4), .5, 2)
# No detail where the two show different things: a leaf that another seed put elsewhere.
alike = np.exp(-(soft(np.abs(master - seen * gain).max(-1), 2) / 22) ** 2)
out = up(master) + (render - up(seen)) * up(gain) * up(alike)[..., None]
for _ in range(3):
    out += up(master - down(out))
cv2.imwrite(sys.argv[3], np.clip(out + .5, 0, 255).astype(np.uint8))
