import type { Picture as StoredPicture } from '@shishir/contract';
import { up } from '@shishir/tokens';
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
}

/** Title and description of a category, with a large picture and key figures. */
export function CategoryHero({ heading, lead, crumbs, picture, facts }: CategoryHeroProps) {
  return (
    <section className={facts.length > 0 ? styles.hero : `${styles.hero} ${styles.lowHero}`}>
      <div className="wrap">
        <div className={styles.text}>
          <Breadcrumb crumbs={crumbs} />
          <h1>{heading}</h1>
          {lead && <p className="lead">{lead}</p>}
        </div>
        {picture && (
          <div className={styles.picture}>
            <Picture picture={picture} sizes={`${up('md')} 52vw, 560px`} eager />
          </div>
        )}
        {facts.length > 0 && (
          <Facts
            figures
            className={styles.keyFigures}
            facts={facts.map(({ label, value, unit }) => [
              label,
              <>
                {value} {unit && <small>{unit}</small>}
              </>,
            ])}
          />
        )}
      </div>
    </section>
  );
}
