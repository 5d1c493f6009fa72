import { pictureUrl, pictureWidths } from '@shishir/format';
import { useId } from 'react';
import { useCompany, useCompanyName } from './company.queries';
import './logo.css';

/** The company's logo; without one the drop with its three breaks, and the name beside it. `mark` is for 40 pixels. */
export function Logo({ mark = false }: { mark?: boolean }) {
  const fill = useId();
  const name = useCompanyName();
  const logo = useCompany()?.logo;
  if (logo) {
    const width = pictureWidths(Math.min(logo.width, 320)).at(-1)!;
    return (
      <img
        className={mark ? 'logo__picture logo__picture--mark' : 'logo__picture'}
        src={pictureUrl(logo.key, width, 'webp')}
        alt={name}
        width={logo.width}
        height={logo.height}
      />
    );
  }
  return (
    <span className="logo">
      <svg viewBox="0 0 30 36" width="24" height="29" aria-hidden="true">
        <defs>
          <linearGradient id={fill} x1="0" y1="0" x2="1" y2="1">
            <stop offset="0" stopColor="#64A8D4" />
            <stop offset="1" stopColor="#0B6FB8" />
          </linearGradient>
        </defs>
        <path
          d="M15 1C20 8.500 28 14 28 22.500a13 13 0 0 1-26 0C2 14 10 8.500 15 1z"
          fill={`url(#${fill})`}
        />
        <path
          className="logo__breaks"
          d="M2.600 18.500h24.800M2.100 23.500h25.800M4.400 29h21.200"
          strokeWidth="2.2"
        />
      </svg>
      <span className={mark ? 'vh' : undefined}>{name}</span>
    </span>
  );
}
