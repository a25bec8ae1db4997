/**
 * Width of a picture that is as wide as a phone's window, for its `sizes`. Phones are told a little less than the truth:
 * they take the step below, 1.5 pixels to a CSS pixel, which looks the same at 0.6 of the bytes.
 */
export const phoneWide = '88vw';

/** `sizes` of a picture that goes from edge to edge. */
export const edgeToEdge = `(min-width: 48rem) 100vw, ${phoneWide}`;

/**
 * `sizes` of a threshold, drawn wider than the window from a tablet on, whose close is the widest of all: 1200 pixels in 768.
 * Phones are told less: three fifths of it is opening.
 */
export const thresholdWide = '(min-width: 48rem) 155vw, 83vw';
