import { Icon } from '../../platform/ui/icon';
import cardStyles from '../../platform/ui/card.module.css';
import { PictureCard, PictureCards } from '../product-parts/picture-card';
import { SectionHeader } from '../product-parts/section-header';
import type { BrandPage } from './brand-page.server';
import { brandTexts as texts } from './brand.texts';
import styles from './maker-sections.module.css';

/** The maker's history on one axis; every entry names its source. */
export function History({ brand: { history } }: { brand: BrandPage }) {
  return (
    <section className="block" aria-labelledby="history">
      <div className="wrap">
        <SectionHeader>
          <h2 id="history">{texts.history.title}</h2>
          <p className="lead">{history.intro}</p>
        </SectionHeader>
        <ol
          className={`${styles.timeline} ${history.entries.length === 5 ? styles.fiveColumns : ''}`}
        >
          {history.entries.map(({ id, label, title, text, link_text }) => (
            <li key={id}>
              <time>{label}</time>
              <h3>{title}</h3>
              <p>{text}</p>
              {link_text && <small>{texts.history.source(link_text)}</small>}
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
        <SectionHeader>
          <h2 id="categories">{texts.categories.title}</h2>
          <p className="lead">
            {catalogue.total > 0 ? texts.categories.lead : texts.categories.leadOnEnquiry}
          </p>
        </SectionHeader>
        <PictureCards columns={4}>
          {categories.map(({ id, title, text, picture }) => (
            <PictureCard key={id} picture={picture ? { ...picture, alt: '' } : undefined}>
              <h3>{title}</h3>
              <p>{text}</p>
              <a
                className={`link ${styles.away} ${cardStyles.link}`}
                href={site.url}
                target="_blank"
                rel="noopener"
                aria-label={texts.categories.onLabel(title, site.name)}
              >
                {texts.categories.on(site.name)} <Icon name="arrow" />
              </a>
            </PictureCard>
          ))}
        </PictureCards>
      </div>
    </section>
  );
}
