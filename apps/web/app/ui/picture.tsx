import type { Picture as StoredPicture } from '@shishir/contract';
import { pictureSrcSet, pictureUrl, pictureWidths } from '@shishir/format';
import { useEffect, useRef, useState } from 'react';
import './picture.css';

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

/** The drop of the logo in outline: stands where there is no picture, or none that loads. */
export function PictureMissing({ alt }: { alt?: string }) {
  return (
    <div className="ph" role="img" aria-label={alt || 'No picture yet'}>
      <svg viewBox="0 0 30 36" fill="none" stroke="#64A8D4" strokeWidth="1.2" aria-hidden="true">
        <path d="M15 1C20 8.5 28 14 28 22.5a13 13 0 0 1-26 0C2 14 10 8.5 15 1zM2.6 18.5h24.8M2.1 23.5h25.8M4.4 29h21.2" />
      </svg>
    </div>
  );
}
