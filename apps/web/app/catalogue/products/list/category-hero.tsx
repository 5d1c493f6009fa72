import type { Picture as StoredPicture } from '@shishir/contract';
import { up } from '@shishir/tokens';
import { languageOf } from '../../../platform/locale/language-of';
import { Breadcrumb, type Crumb } from '../../../platform/ui/breadcrumb';
import { Facts } from '../../../platform/ui/facts';
import { Picture } from '../../../platform/ui/picture';
import styles from './category.module.css';

export interface CategoryHeroProps {
  heading: string;
  lead: string | null;
  crumbs: Crumb[];
  picture: StoredPicture | null;
  facts: { label: string; value: string; unit?: string }[];
  /** True for upright units, which get a higher picture. */
  tall: boolean;
}

/** Title and description of a category next to its picture, which runs to the edge of the page, and key figures. */
export function CategoryHero({ heading, lead, crumbs, picture, facts, tall }: CategoryHeroProps) {
  return (
    <section>
      <div className={tall ? `${styles.hero} ${styles.tall}` : styles.hero}>
        <div className={styles.text}>
          <Breadcrumb crumbs={crumbs} />
          <h1 lang={languageOf(heading)}>{heading}</h1>
          {lead && (
            <p className="lead" lang={languageOf(lead)}>
              {lead}
            </p>
          )}
        </div>
        {picture && (
          <div className={styles.picture}>
            <Picture picture={picture} sizes={`${up('md')} 50vw, 100vw`} eager />
          </div>
        )}
      </div>
      {facts.length > 0 && (
        <div className={styles.keyFigures}>
          <Facts
            figures
            className="wrap"
            facts={facts.map(({ label, value, unit }) => [
              label,
              <>
                {value} {unit && <small>{unit}</small>}
              </>,
            ])}
          />
        </div>
      )}
    </section>
  );
}
