import { Link } from 'react-router';
import { Icon } from '../../platform/ui/icon';
import { Picture } from '../../platform/ui/picture';
import { Card, CardLink } from '../../platform/ui/card';
import { SectionHeader } from '../../platform/ui/section-header';
import type { FittingCategory } from './sector-content';
import { sectorTexts } from './sector.texts';
import styles from './fits-list.module.css';

const texts = sectorTexts.fits;

/** Electricity tariff of sectors that pay neither as a household nor as a business. */
const TARIFFS: Partial<Record<string, string>> = {
  '/page/air-conditioning-for-school': 'LT-D1',
  '/page/air-conditioning-for-hospital': 'LT-D1',
};

interface FitsListProps {
  /** Path of the sector page. */
  path: string;
  fits: FittingCategory[];
}

/** Kinds of units for the rooms of a sector, each with its range and its lowest price. */
export function FitsList({ path, fits }: FitsListProps) {
  const tariff = TARIFFS[path];
  if (fits.length === 0) return null;
  return (
    <section className="block wrap" id="fit">
      <SectionHeader title={texts.title} link={{ to: '/products', text: texts.allProducts }}>
        {texts.lead((label) => (
          <Link className={styles.tool} to={`/tools/room-size${tariff ? `?tariff=${tariff}` : ''}`}>
            {label}
          </Link>
        ))}
      </SectionHeader>
      <ul className={`rows ${styles.list}`}>
        {fits.map(({ title, path, picture, rooms, why, range, rangeLabel, price, priceLabel }) => (
          <Card as="li" key={path} className={styles.unit} plain>
            <Picture picture={picture && { ...picture, alt: '' }} sizes="112px" maxWidth={320} />
            <div>
              <small>{rooms}</small>
              <h3>
                <CardLink to={path}>{title}</CardLink>
              </h3>
            </div>
            <p>{why}</p>
            <div className={`${styles.range} number`}>
              <b>{range}</b> <small>{rangeLabel}</small>
            </div>
            <div className={`${styles.price} number`}>
              <b>{price}</b> {priceLabel && <small>{priceLabel}</small>}
            </div>
            <Icon name="arrow" />
          </Card>
        ))}
      </ul>
    </section>
  );
}
