import type { Picture as StoredPicture } from '@shishir/contract';
import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from './breadcrumb';
import { Picture } from './picture';
import { SitePicture, type SitePictureFile } from './site-picture';
import styles from './page-banner.module.css';

interface PageBannerProps {
  /** The parent pages, the topmost first. */
  crumbs: Crumb[];
  /** Name in the breadcrumb, if it differs from the title. */
  here?: string;
  /** A line above the title. */
  label?: string;
  title: string;
  text?: string;
  /** Shown next to the text, below it on phones. */
  picture?: StoredPicture | SitePictureFile | null;
  /** Subject of the picture: a unit on a plain ground fades into the banner, a place fills its half. */
  shows?: 'unit' | 'place';
  /** Links and buttons below the text. */
  actions?: ReactNode;
}

/** Breadcrumb, title, and a picture or a drawn air stream. Use it as the banner of a page of text. */
export function PageBanner(props: PageBannerProps) {
  const { crumbs, here, label, title, text, picture, shows = 'place', actions } = props;
  return (
    <section className={picture ? `${styles.banner} ${styles[shows]}` : styles.banner}>
      {!picture && <AirLines />}
      <div className="wrap">
        <div className={styles.text}>
          <Breadcrumb crumbs={[...crumbs, { title: here ?? title }]} />
          {label && <span className={styles.label}>{label}</span>}
          <h1 className="page-title">{title}</h1>
          {text && <p className="lead">{text}</p>}
          {actions && <div className={`actions ${styles.actions}`}>{actions}</div>}
        </div>
        {picture && (
          <div className={shows === 'place' ? `${styles.picture} warm` : styles.picture}>
            {'key' in picture ? (
              <Picture picture={picture} sizes={SIZES} eager />
            ) : (
              <SitePicture {...picture} sizes={SIZES} eager />
            )}
          </div>
        )}
      </div>
    </section>
  );
}

const SIZES = '(max-width: 860px) 100vw, 50vw';
const LINES = Array.from({ length: 16 }, (_, line) => line);

/** An air stream of sixteen lines. */
function AirLines() {
  return (
    <svg
      className={styles.isolated}
      viewBox="0 0 820 420"
      aria-hidden="true"
      fill="none"
      stroke="#64a8d4"
      strokeWidth="1.3"
    >
      {LINES.map((line) => (
        <path
          key={line}
          opacity={(75 - 4 * line) / 100}
          d={
            `M${40 + 12 * line} -20` +
            `C${120 + 26 * line} ${90 + 6 * line} ${260 + 10 * line} ${60 + 20 * line} ` +
            `${420 + 22 * line} ${140 + 17 * line}` +
            `S${700 + 10 * line} ${120 + 24 * line} 860 ${200 + 20 * line}`
          }
        />
      ))}
    </svg>
  );
}
