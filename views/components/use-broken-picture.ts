import { type RefObject, useEffect, useRef, useState } from 'react';

export interface BrokenPicture {
  imageRef: RefObject<HTMLImageElement | null>;
  isBroken: boolean;
  onError: () => void;
}

/** Whether an image could not be loaded, before hydration or after. */
export function useBrokenPicture(): BrokenPicture {
  const imageRef = useRef<HTMLImageElement>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const image = imageRef.current;
    // A lazy image that has not been asked for yet has no current source.
    if (image?.complete && image.currentSrc && image.naturalWidth === 0) setBroken(true);
  }, []);
  return { imageRef, isBroken, onError: () => setBroken(true) };
}
