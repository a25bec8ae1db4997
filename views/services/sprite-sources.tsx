import type { ReactNode } from 'react';
import type { PictureSprite } from '../pictures/picture-sprite.ts';
import { pictureSrcSet } from '../pictures/picture-url.ts';
import { usePictureFact } from '../site/site-context.tsx';

export interface SpriteSourcesProps {
  sprite: PictureSprite;
}

/** On a phone, the file that a picture shares with the others of the list; service-floor.css shows its tile of it. */
export function SpriteSources({ sprite }: SpriteSourcesProps): ReactNode {
  const key = `sprite:${sprite}`;
  const fact = usePictureFact(key);
  const shared = { media: 'screen and (max-width: 34.99rem)', sizes: '8rem' } as const;
  return (
    <>
      <source type="image/avif" srcSet={pictureSrcSet(key, fact, 'avif')} {...shared} />
      <source srcSet={pictureSrcSet(key, fact, 'jpg')} {...shared} />
    </>
  );
}
