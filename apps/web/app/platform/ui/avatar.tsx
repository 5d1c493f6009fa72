import type { Picture } from '@shishir/contract';
import { pictureUrl, pictureWidths } from '@shishir/format';
import { useEffect, useRef, useState } from 'react';
import styles from './avatar.module.css';

const DRAWING = '/images/avatar.svg';
/** Sharp on every screen at the largest size of an avatar, in pixels. */
const MAX_WIDTH = 320;

interface AvatarProps {
  name: string;
  /** Address of the picture; null if none exists. */
  src: string | null;
  /** Describes the picture. By default initials are described by the name; screen readers skip other avatars. */
  alt?: string;
  /** Shown if no picture loads: one letter of the name, two, or a drawn person. */
  fallback?: 'letter' | 'initials' | 'drawing';
  /** Twice the usual size. */
  large?: boolean;
  className?: string;
}

/** Round picture of a person. Use it for accounts, authors and sales contacts. */
export function Avatar(props: AvatarProps) {
  const { name, src, alt = '', fallback = 'letter', large, className = '' } = props;
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string | null>(null);

  useEffect(() => {
    // The picture may have failed before hydration.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(src);
  }, [src]);

  const picture = src !== null && src !== failed ? src : null;
  const look = `${styles.avatar} ${large ? styles.large : ''} ${className}`;
  if (picture !== null || fallback === 'drawing') {
    return (
      <img
        ref={image}
        className={fallback === 'drawing' ? `${look} ${styles.small}` : look}
        src={picture ?? DRAWING}
        alt={alt || (fallback === 'initials' ? name : '')}
        width={96}
        height={96}
        onError={() => setFailed(src)}
      />
    );
  }
  const described = alt !== '' || fallback === 'initials';
  return (
    <span className={look} {...(described ? { role: 'img', 'aria-label': name } : HIDDEN)}>
      {initials(name, fallback === 'letter' ? 1 : 2)}
    </span>
  );
}

const HIDDEN = { 'aria-hidden': true };

function initials(name: string, count: number): string {
  const letters = name
    .trim()
    .split(/\s+/)
    .map(([letter = '']) => letter);
  return letters.slice(0, count).join('').toUpperCase();
}

/** Address of an account's picture, from the path in the API's response. */
export const accountPicture = (path: string | null) => (path ? `/storage/${path}` : null);

/** Address of a stored picture in the width of an avatar. */
export function portraitUrl(picture: Picture | null | undefined): string | null {
  if (!picture) return null;
  const width = pictureWidths(Math.min(picture.width, MAX_WIDTH)).at(-1)!;
  return pictureUrl(picture.key, width, 'webp');
}
