import type { Picture as StoredPicture } from '@shishir/contract';
import { LOCALE, pictureSrcSet, pictureUrl, pictureWidths } from '@shishir/format';
import { useEffect, useRef, useState } from 'react';
import { MissingPicture } from './missing-picture';
import './picture.css';

const BANGLA = /[\u0980-\u09ff]/;

/** Staff write alternative texts in one language; below `/bn`, screen readers read the English ones as English. */
const languageOfAlt = (alt: string) =>
  LOCALE === 'bn' && alt && !BANGLA.test(alt) ? 'en' : undefined;

interface PictureProps {
  /** Null if none exists: a drawing is shown instead. */
  picture: StoredPicture | null;
  /** The `sizes` attribute. */
  sizes: string;
  /** The largest width that is offered, in device pixels. */
  maxWidth?: number;
  /** True for pictures that are visible before scrolling. */
  eager?: boolean;
  className?: string;
}

/**
 * Picture in the best format and width; a drawing if it cannot be loaded. Use it for all pictures of the media library.
 */
export function Picture(props: PictureProps) {
  const { picture, sizes, maxWidth = Infinity, eager = false, className } = props;
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    // The picture may have failed before hydration.
    const element = image.current;
    if (element?.complete && element.naturalWidth === 0 && element.currentSrc) setFailed(true);
  }, []);

  if (failed || !picture) return <MissingPicture alt={picture?.alt} />;
  const { key, width, height, blur, alt, focal } = picture;
  const widest = Math.min(width, maxWidth);
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={pictureSrcSet(key, widest, 'avif')} sizes={sizes} />
      <img
        ref={image}
        src={pictureUrl(key, pictureWidths(widest).at(-1)!, 'webp')}
        srcSet={pictureSrcSet(key, widest, 'webp')}
        sizes={sizes}
        alt={alt}
        lang={languageOfAlt(alt)}
        width={width}
        height={height}
        style={{
          backgroundImage: `url(${blur})`,
          objectPosition: focal && `${focal.x}% ${focal.y}%`,
        }}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding={eager ? undefined : 'async'}
        onError={() => setFailed(true)}
      />
    </picture>
  );
}
