import { formatCapacity, formatTaka } from '@shishir/format';
import { Link } from 'react-router';
import { Icon } from '../../platform/ui/icon';
import { type CartLine, missingOutdoor, type OutdoorOffer } from './outdoor-offer';
import styles from './cart.module.css';

interface MissingOutdoorProps {
  lines: CartLine[];
  offer: OutdoorOffer;
}

/** Warns that the indoor units of the cart do not cool without an outdoor unit, and names one. */
export function MissingOutdoor({ lines, offer }: MissingOutdoorProps) {
  const missing = missingOutdoor(lines, offer);
  if (!missing) return null;
  const { unit, tooSmall, builder } = missing;
  return (
    <div className={`${styles.need} number`} role="status">
      <p>
        <Icon name="alert" small />
        <span>
          <b>{tooSmall ? 'The outdoor unit is too small.' : 'The outdoor unit is missing.'}</b> The
          indoor units in this cart do not cool without one.
        </span>
      </p>
      <p>
        {unit ? (
          <>
            They need a <Link to={`/products/${unit.id}`}>{unit.title}</Link> (
            {formatCapacity(unit.cooling_kw)} kW),{' '}
            {unit.price === null ? 'price on request' : formatTaka(unit.price)}, or a combination.
          </>
        ) : (
          'They need several outdoor units.'
        )}
      </p>
      <Link className="button button--line button--small" to={builder}>
        Plan the system
      </Link>
    </div>
  );
}
