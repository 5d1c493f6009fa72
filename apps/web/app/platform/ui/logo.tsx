import { pictureUrl, pictureWidths } from '@shishir/format';
import { useId } from 'react';
import { Link } from 'react-router';
import { useShell } from './page/shell-data';
import { uiTexts as texts } from './ui.texts';
import styles from './logo.module.css';

/** In pixels, sharp on every screen at the size of the header. */
const MAX_WIDTH = 640;

/**
 * The company's logo as a link to the home page: the uploaded picture, or a drawn drop with the name. `waves` is the
 * colour of the background, in which the waves of the drop are drawn.
 */
export function Logo({ waves, className = '' }: { waves: string; className?: string }) {
  const { company, siteName } = useShell();
  const logo = company?.logo;
  return (
    <Link className={`${styles.logo} ${className}`} to="/" aria-label={texts.logo(siteName)}>
      {logo ? (
        <img
          className={styles.picture}
          src={pictureUrl(logo.key, pictureWidths(Math.min(logo.width, MAX_WIDTH)).at(-1)!, 'webp')}
          alt={siteName}
          width={logo.width}
          height={logo.height}
        />
      ) : (
        <DrawnLogo name={siteName} waves={waves} />
      )}
    </Link>
  );
}

/** The drop with its waves, and a name. */
export function DrawnLogo({ name, waves }: { name: string; waves: string }) {
  const fill = useId();
  return (
    <>
      <svg viewBox="0 0 30 36" role="img" aria-label={name}>
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
      <span>{name}</span>
    </>
  );
}
