import { clsx } from 'clsx';
import { memo, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { interfaceText } from '../../data/interface.ts';
import type { PictureId } from '../../data/pictures.ts';
import type { PictureFact } from '../pictures/picture-fact.ts';
import { pictureSrcSet, pictureUrl } from '../pictures/picture-url.ts';
import { usePictureFact } from '../site/site-context.tsx';
import './picture.css';
import './picture.late.css';

export interface PictureProps {
  id: PictureId;
  /** As the attribute of `<img>`. */
  sizes: string;
  /** The one picture of the page that is its largest paint: fetched first. All others wait until they come near. */
  priority?: boolean;
  /** Below 768 px the tall crop stands in; `sizes` then counts for it too. */
  phoneCrop?: boolean;
  /** The tall crop stands in at every width. */
  tallCrop?: boolean;
  /** Go before its own `<source>` elements. */
  sources?: ReactNode;
  /** A light that crosses the picture while it comes into view. */
  sheen?: boolean;
  /** Instead of the words of `data/pictures.ts`; empty where the words beside it say the same. */
  alt?: string | undefined;
  className?: string | undefined;
}

/**
 * A picture in the size the screen needs. It fills the box that `className` gives it; without one it keeps its own
 * proportions. Its average colour stands until it is there. A broken one says its alternative text, if it has one.
 * It is drawn once: a press changes the class around two of eight frames, four slides or fifteen floors.
 */
export const Picture = memo(function Picture(props: PictureProps): ReactNode {
  const { id, priority = false, sheen = false, className } = props;
  const fact = usePictureFact(id);
  const { alt = fact.alt } = props;
  const { imageRef, isBroken, onError } = useBrokenPicture();
  return (
    <span className={clsx('picture', sheen && 'picture--sheen', className)} data-colour={fact.colour}>
      {isBroken ? (
        alt && (
          <span className="picture__missing">
            {alt} <small>{interfaceText.pictureMissing}</small>
          </span>
        )
      ) : (
        <picture>
          {props.sources}
          <PictureSources {...props} fact={fact} />
          <img
            ref={imageRef}
            className="picture__image"
            src={pictureUrl(id, fact, middleOf(fact.widths), 'jpg')}
            alt={alt}
            width={fact.width}
            height={fact.height}
            loading={priority ? undefined : 'lazy'}
            fetchPriority={priority ? 'high' : undefined}
            decoding={priority ? 'sync' : 'async'}
            onError={onError}
          />
        </picture>
      )}
    </span>
  );
});

function PictureSources({
  id,
  fact,
  sizes,
  phoneCrop = false,
  tallCrop = false,
}: Pick<PictureProps, 'id' | 'sizes' | 'phoneCrop' | 'tallCrop'> & {
  fact: PictureFact;
}): ReactNode {
  const { crop } = fact;
  const phone = '(max-width: 47.99rem)';
  return (
    <>
      {(phoneCrop || tallCrop) && crop && (
        <source
          type="image/avif"
          media={tallCrop ? undefined : phone}
          srcSet={pictureSrcSet(id, fact, 'avif', 'crop')}
          sizes={sizes}
          width={crop.width}
          height={crop.height}
        />
      )}
      {!(tallCrop && crop) && (
        <source type="image/avif" srcSet={pictureSrcSet(id, fact, 'avif')} sizes={sizes} />
      )}
    </>
  );
}

function middleOf(widths: readonly number[]): number {
  return widths[Math.floor(widths.length / 2)] ?? 0;
}

interface BrokenPicture {
  imageRef: RefObject<HTMLImageElement | null>;
  isBroken: boolean;
  onError: () => void;
}

/** Whether an image could not be loaded, before hydration or after. */
function useBrokenPicture(): BrokenPicture {
  const imageRef = useRef<HTMLImageElement>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const image = imageRef.current;
    // A lazy image that has not been asked for yet has no current source.
    if (image?.complete && image.currentSrc && image.naturalWidth === 0) setBroken(true);
  }, []);
  return { imageRef, isBroken, onError: () => setBroken(true) };
}
