import type { Picture as StoredPicture } from '@shishir/contract';
import type { ReactNode } from 'react';
import { languageOf } from '../locale/language-of';
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
  /** Part of the page's content at the right, below the text on phones. */
  aside?: ReactNode;
}

/** Breadcrumb and title, with a picture or a part of the content. Use it as the head of a page. */
export function PageBanner(props: PageBannerProps) {
  const { crumbs, here, label, title, text, picture, shows = 'place', actions, aside } = props;
  return (
    <section className={picture ? `${styles.banner} ${styles[shows]}` : styles.banner}>
      <div className="wrap">
        <div className={styles.text}>
          <Breadcrumb crumbs={[...crumbs, { title: here ?? title }]} />
          {label && <span className={styles.label}>{label}</span>}
          <h1 className="page-title" lang={languageOf(title)}>
            {title}
          </h1>
          {text && (
            <p className="lead" lang={languageOf(text)}>
              {text}
            </p>
          )}
          {actions && <div className={`actions ${styles.actions}`}>{actions}</div>}
        </div>
        {aside && <div>{aside}</div>}
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
