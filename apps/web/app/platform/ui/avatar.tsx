import type { Picture } from '@shishir/contract';
import { initials, pictureUrl, pictureWidths } from '@shishir/format';
import { useEffect, useRef, useState } from 'react';
import styles from './avatar.module.css';

/** Sharp on every screen at the largest size of an avatar, in pixels. */
const MAX_WIDTH = 320;

interface AvatarProps {
  name: string;
  /** Address of the picture; null if none exists. */
  src: string | null;
  /** Describes the picture. */
  alt?: string;
  /** Screen readers read the name unless `alt` is set. Without it, they skip the avatar. */
  named?: boolean;
  /** Twice the usual size. */
  large?: boolean;
  className?: string;
}

/** Round picture of a person, or initials if it is missing. Use it for accounts, authors and sales contacts. */
export function Avatar(props: AvatarProps) {
  const { name, src, named, alt = named ? props.name : '', large, className = '' } = props;
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string | null>(null);

  useEffect(() => {
    // The picture may have failed before hydration.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(src);
  }, [src]);

  const picture = src !== null && src !== failed ? src : null;
  const look = `${styles.avatar} ${large ? styles.large : ''} ${className}`;
  if (picture !== null) {
    return (
      <img
        ref={image}
        className={look}
        src={picture}
        alt={alt}
        width={96}
        height={96}
        onError={() => setFailed(src)}
      />
    );
  }
  return (
    <span className={look} {...(alt ? { role: 'img', 'aria-label': name } : HIDDEN)}>
      {initials(name)}
    </span>
  );
}

const HIDDEN = { 'aria-hidden': true };

/** Address of an account's picture, from the path in the API's response. */
export const accountPicture = (path: string | null) => (path ? `/storage/${path}` : null);

/** Address of a stored picture in the width of an avatar. */
export function portraitUrl(picture: Picture | null | undefined): string | null {
  if (!picture) return null;
  const width = pictureWidths(Math.min(picture.width, MAX_WIDTH)).at(-1)!;
  return pictureUrl(picture.key, width, 'webp');
}
