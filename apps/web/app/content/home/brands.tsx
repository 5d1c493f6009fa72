import { counted } from '@shishir/format';
import { Link } from 'react-router';
import { MAKERS } from '../../catalogue/product-parts/makers';
import { Icon } from '../../platform/ui/icon';
import { SectionHeader } from '../../platform/ui/section-header';
import styles from './home.module.css';

/** Product range of each maker. */
const RANGES: Record<string, string> = {
  Samsung: 'VRF, cassettes, ducted units and chillers.',
  Haier: 'Air conditioners.',
  EBARA: 'Chillers and pumps.',
};

/** The makers as rows. `models` are the numbers of models in the catalogue by name; null if they did not load. */
export function Brands({ models }: { models: Record<string, number> | null }) {
  return (
    <section className="block block--joined">
      <div className="wrap">
        <SectionHeader title="Brands" />
        <ul className={`rows ${styles.makers}`}>
          {MAKERS.map((maker) => {
            const count = models?.[maker.toLowerCase()] ?? 0;
            const stock =
              count > 0 ? `${counted(count, 'model')} in the catalogue.` : 'On enquiry.';
            return (
              <li key={maker}>
                <Link to={`/brand/${maker.toLowerCase()}`}>
                  <b>{maker}</b>
                  <span>
                    {RANGES[maker]} {models && stock}
                  </span>
                  <span className="link">
                    {count > 0 ? 'See the range' : `About ${maker}`} <Icon name="arrow" />
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
