import type { Company } from '@shishir/contract';
import { pictureUrl, pictureWidths } from '@shishir/format';
import { useEffect, useRef, useState } from 'react';

/** Sharp on every screen at the largest size that it is shown at, in pixels. */
const WIDEST = 320;

interface PortraitProps {
  person: Pick<Company['sales_contact'], 'name' | 'picture'>;
}

/** The portrait of a person, or the initials of the name where there is none that loads. */
export function Portrait({ person: { name, picture } }: PortraitProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    // It may have failed before React was here to hear of it.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true);
  }, []);

  if (picture && !failed) {
    const width = pictureWidths(Math.min(picture.width, WIDEST)).at(-1)!;
    return (
      <img
        ref={image}
        className="ava"
        src={pictureUrl(picture.key, width, 'webp')}
        alt={picture.alt}
        width={72}
        height={72}
        onError={() => setFailed(true)}
      />
    );
  }
  const initials = name
    .split(/\s+/)
    .map((part) => part.charAt(0))
    .join('')
    .slice(0, 2)
    .toUpperCase();
  return (
    <span className="ava" role="img" aria-label={name}>
      {initials}
    </span>
  );
}
