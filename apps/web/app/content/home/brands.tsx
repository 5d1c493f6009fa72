import { Link } from 'react-router';
import { MAKERS } from '../../catalogue/product-parts/makers';
import { Icon } from '../../platform/ui/icon';
import { SectionHeader } from '../../platform/ui/section-header';
import { homeTexts } from './home.texts';
import styles from './home.module.css';

const texts = homeTexts.brands;

/** The makers as rows. `models` are the numbers of models in the catalogue by name; null if they did not load. */
export function Brands({ models }: { models: Record<string, number> | null }) {
  return (
    <section className="block block--joined">
      <div className="wrap">
        <SectionHeader title={texts.title} />
        <ul className={`rows ${styles.makers}`}>
          {MAKERS.map((maker) => {
            const count = models?.[maker.toLowerCase()] ?? 0;
            const stock = count > 0 ? texts.models(count) : texts.onEnquiry;
            return (
              <li key={maker}>
                <Link to={`/brand/${maker.toLowerCase()}`}>
                  <b>{maker}</b>
                  <span>
                    {texts.ranges[maker]} {models && stock}
                  </span>
                  <span className="link">
                    {count > 0 ? texts.range : texts.about(maker)} <Icon name="arrow" />
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
