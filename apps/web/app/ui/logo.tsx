import { useId } from 'react';
import { Link } from 'react-router';
import { SITE_NAME } from './page/page-meta';
import './logo.css';

/** The logo with the name, a link to the home page. `waves` is the background colour. */
export function Logo({ name, waves }: { name: string | undefined; waves: string }) {
  const label = name ?? SITE_NAME;
  const fill = useId();
  return (
    <Link className="logo" to="/" aria-label={`${label}, home`}>
      <svg viewBox="0 0 30 36" role="img" aria-label={label}>
        <defs>
          <linearGradient id={fill} x1="0" y1="0" x2="1" y2="1">
            <stop offset="0" stopColor="#64A8D4" />
            <stop offset="1" stopColor="#0B6FB8" />
          </linearGradient>
        </defs>
        <path
          d="M15 1C20 8.5 28 14 28 22.5a13 13 0 0 1-26 0C2 14 10 8.5 15 1z"
          fill={`url(#${fill})`}
        />
        <path d="M2.6 18.5h24.8M2.1 23.5h25.8M4.4 29h21.2" stroke={waves} strokeWidth="2.2" />
      </svg>
      {label}
    </Link>
  );
}
