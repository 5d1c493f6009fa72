import { up } from '@shishir/tokens';
import { sitePath } from '../../platform/locale/site-path';
import { Breadcrumb } from '../../platform/ui/breadcrumb';
import { Icon } from '../../platform/ui/icon';
import { aboutTexts as texts } from './about.texts';
import type { AboutPage } from './load-about.server';
import styles from './about-hero.module.css';

const WIDTHS = [640, 960, 1280, 1600];
const srcSet = (format: 'avif' | 'webp') =>
  WIDTHS.map((width) => `/images/warehouse/${width}.${format} ${width}w`).join(', ');

/** The picture is as high as its half, and therefore wider. */
const SIZES = `${up('md')} 80vw, 100vw`;

/** Title next to a picture of the warehouse, which fills its half up to the edge of the window. */
export function AboutHero({ title, lead }: Pick<AboutPage, 'title' | 'lead'>) {
  return (
    <section className={styles.hero}>
      <picture>
        <source type="image/avif" srcSet={srcSet('avif')} sizes={SIZES} />
        <source type="image/webp" srcSet={srcSet('webp')} sizes={SIZES} />
        <img
          src="/images/warehouse/1280.webp"
          alt={texts.picture}
          width={1600}
          height={900}
          fetchPriority="high"
        />
      </picture>
      <div className={`wrap ${styles.inner}`}>
        <Breadcrumb crumbs={[{ title: texts.home, path: '/' }, { title: texts.title }]} />
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        <a className="button button--main" href={sitePath('/business-profile.pdf')}>
          <Icon name="download" />
          {texts.profile.view}
        </a>
      </div>
    </section>
  );
}
