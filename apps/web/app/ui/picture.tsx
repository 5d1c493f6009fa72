import type { Picture as StoredPicture } from '@shishir/contract';
import { pictureSrcSet, pictureUrl, pictureWidths } from '@shishir/format';
import { useEffect, useRef, useState } from 'react';
import { PictureMissing } from './picture-missing';

export interface PictureProps {
  /** Null where there is none: the drawing stands in. */
  picture: StoredPicture | null;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** The widest that it is ever shown, in pixels of a sharp screen; nothing wider is offered. */
  most?: number;
  /** True for the one picture that a visitor sees first. */
  eager?: boolean;
  className?: string;
}

/** A stored picture in the best format and width; a drawing takes its place where it cannot be loaded. */
export function Picture(props: PictureProps) {
  const { picture, sizes, most = Infinity, eager = false, className } = props;
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    // It may have failed before React was here to hear of it.
    const shown = image.current;
    if (shown?.complete && shown.naturalWidth === 0 && shown.currentSrc) setFailed(true);
  }, []);

  if (failed || !picture) return <PictureMissing alt={picture?.alt} />;
  const { key, width, height, blur, alt } = picture;
  const widest = Math.min(width, most);
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={pictureSrcSet(key, widest, 'avif')} sizes={sizes} />
      <img
        ref={image}
        src={pictureUrl(key, pictureWidths(widest).at(-1)!, 'webp')}
        srcSet={pictureSrcSet(key, widest, 'webp')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        style={{ backgroundImage: `url(${blur})`, backgroundSize: 'cover' }}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding={eager ? undefined : 'async'}
        onError={() => setFailed(true)}
      />
    </picture>
  );
}
