import type { Picture as StoredPicture } from '@shishir/contract';
import { pictureSrcSet, pictureUrl, pictureWidths } from '@shishir/format';
import { useEffect, useRef, useState } from 'react';
import { PictureMissing } from './picture-missing';

export interface PictureProps {
  /** Null where there is none: the drawing stands in. */
  picture: StoredPicture | null;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** True for the one picture that a visitor sees first. */
  eager?: boolean;
  className?: string;
}

/** A stored picture in the best format and width; a drawing takes its place where it cannot be loaded. */
export function Picture({ picture, sizes, eager = false, className }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    // It may have failed before React was here to hear of it.
    const shown = image.current;
    if (shown?.complete && shown.naturalWidth === 0 && shown.currentSrc) setFailed(true);
  }, []);

  if (failed || !picture) return <PictureMissing alt={picture?.alt} />;
  const { key, width, height, blur, alt } = picture;
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={pictureSrcSet(key, width, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={pictureSrcSet(key, width, 'webp')} sizes={sizes} />
      <img
        ref={image}
        src={pictureUrl(key, pictureWidths(width).at(-1)!, 'webp')}
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
