import { formatCapacity, formatTaka } from '@shishir/format';
import { Link } from 'react-router';
import { languageOf } from '../../platform/locale/language-of';
import { Icon } from '../../platform/ui/icon';
import { type CartLine, missingOutdoor, type OutdoorOffer } from './outdoor-offer';
import { cartTexts } from './cart.texts';
import styles from './cart.module.css';

const texts = cartTexts.outdoor;

interface MissingOutdoorProps {
  lines: CartLine[];
  offer: OutdoorOffer;
}

/** Warns that the indoor units of the cart do not cool without an outdoor unit, and names one. */
export function MissingOutdoor({ lines, offer }: MissingOutdoorProps) {
  const missing = missingOutdoor(lines, offer);
  if (!missing) return null;
  const { unit, tooSmall, builder } = missing;
  const { title, text } = tooSmall ? texts.tooSmall : texts.missing;
  return (
    <div className={`${styles.need} number`} role="status">
      <p>
        <Icon name="alert" small />
        <span>
          <b>{title}</b> {text}
        </span>
      </p>
      <p>
        {unit
          ? texts.needOne(
              <Link lang={languageOf(unit.title)} to={`/products/${unit.id}`}>
                {unit.title}
              </Link>,
              formatCapacity(unit.cooling_kw),
              unit.price === null ? texts.onRequest : formatTaka(unit.price),
            )
          : texts.needSeveral}
      </p>
      <Link className="button button--line button--small" to={builder}>
        {texts.plan}
      </Link>
    </div>
  );
}
