import { up } from '@shishir/tokens';
import { Icon } from '../../platform/ui/icon';
import { Picture } from '../../platform/ui/picture';
import type { BrandPage } from './brand-page.server';
import brandStyles from './brand.module.css';
import styles from './maker-sections.module.css';

/** The maker's history on one axis; every entry names its source. */
export function History({ brand: { history } }: { brand: BrandPage }) {
  return (
    <section className={`block ${brandStyles.white}`} aria-labelledby="history">
      <div className="wrap">
        <div className={brandStyles.header}>
          <h2 id="history">History</h2>
          <p>{history.intro}</p>
        </div>
        <ol
          className={`${styles.timeline} ${history.entries.length === 5 ? styles.fiveColumns : ''}`}
        >
          {history.entries.map(({ year, title, text, source }) => (
            <li key={year}>
              <time dateTime={year}>{year}</time>
              <h3>{title}</h3>
              <p>{text}</p>
              <small>Source: {source}</small>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Kinds of units, as links to the maker's own site. */
export function Categories({ brand: { categories, site, catalogue } }: { brand: BrandPage }) {
  return (
    <section className="block" aria-labelledby="categories">
      <div className="wrap">
        <div className={brandStyles.header}>
          <h2 id="categories">Product categories</h2>
          <p>
            These cards lead to the maker&rsquo;s own site.{' '}
            {catalogue.total > 0
              ? 'For models and prices in Bangladesh, see below.'
              : 'For prices in Bangladesh, ask us.'}
          </p>
        </div>
        <ul className={styles.linkCards}>
          {categories.map(({ title, text, picture }) => (
            <li className={styles.linkCard} key={title}>
              {picture && (
                <Picture
                  picture={{ ...picture, alt: '' }}
                  sizes={`${up('lg')} 292px, ${up('sm')} 46vw, 120px`}
                  maxWidth={640}
                />
              )}
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
                <a
                  className="link"
                  href={site.url}
                  target="_blank"
                  rel="noopener"
                  aria-label={`${title} on ${site.name}, opens in a new tab`}
                >
                  On {site.name} <Icon name="arrow" />
                </a>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
