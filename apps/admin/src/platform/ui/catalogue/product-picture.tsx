import type { Picture } from '@shishir/contract';
import { pictureSrcSet, pictureUrl, pictureWidths } from '@shishir/format';
import { BoxIcon } from 'lucide-react';
import { useState } from 'react';
import './product-picture.css';

interface Props {
  picture: Picture | undefined;
  /** The width at which it is shown. */
  sizes: string;
  className: string;
  /** Empty where the picture is decoration beside a name. */
  alt?: string;
}

/** A picture of the catalogue; where there is none, or it does not load, a drawing stands in. */
export function ProductPicture({ picture, sizes, className, alt = '' }: Props) {
  const [broken, setBroken] = useState(false);
  if (!picture || broken) {
    return (
      <span className={`${className} no-picture`}>
        <BoxIcon />
      </span>
    );
  }
  const { key, width, height, focal } = picture;
  return (
    <picture>
      <source type="image/avif" srcSet={pictureSrcSet(key, width, 'avif')} sizes={sizes} />
      <img
        className={className}
        src={pictureUrl(key, pictureWidths(width)[0]!, 'webp')}
        srcSet={pictureSrcSet(key, width, 'webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        style={focal && { objectPosition: `${focal.x}% ${focal.y}%` }}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(true)}
      />
    </picture>
  );
}
