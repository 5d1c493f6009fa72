import { Link } from 'react-router';
import { Icon } from '../../platform/ui/icon';
import { Picture } from '../../platform/ui/picture';
import type { FittingCategory } from './sector-content';
import styles from './fits-list.module.css';

/** The kinds of units for the rooms of a sector, each with its range and its lowest price. */
export function FitsList({ fits }: { fits: FittingCategory[] }) {
  if (fits.length === 0) return null;
  return (
    <section className="block wrap" id="fit">
      <div className={styles.header}>
        <h2>Which units fit</h2>
        <Link className="link" to="/products">
          All Products <Icon name="arrow" />
        </Link>
        <p>
          From the catalogue, by room. Sizes follow from the heat load, which we calculate from your
          drawing. For a first figure,{' '}
          <Link className={styles.tool} to="/tools/room-size">
            calculate a room
          </Link>{' '}
          yourself.
        </p>
      </div>
      <ul className={styles.list}>
        {fits.map(({ title, path, picture, rooms, why, range, rangeLabel, price }) => (
          <li key={path}>
            <Picture picture={picture && { ...picture, alt: '' }} sizes="112px" maxWidth={320} />
            <div>
              <small>{rooms}</small>
              <h3>
                <Link to={path}>{title}</Link>
              </h3>
            </div>
            <p>{why}</p>
            <div className={`${styles.range} number`}>
              <b>{range}</b> <small>{rangeLabel}</small>
            </div>
            <div className={`${styles.price} number`}>
              <b>{price}</b> <small>per unit</small>
            </div>
            <Icon name="arrow" />
          </li>
        ))}
      </ul>
    </section>
  );
}
