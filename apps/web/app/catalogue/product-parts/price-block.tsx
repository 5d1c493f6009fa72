import { formatTaka, priceView } from '@shishir/format';
import { VisuallyHidden } from '../../platform/ui/visually-hidden';
import { productPartsTexts } from './product-parts.texts';
import styles from './price-block.module.css';

const texts = productPartsTexts.price;

interface PriceBlockProps {
  /** Whole taka; null if the price is on request. */
  regular: number | null;
  offer: number | null;
  className?: string;
}

/** Price of a product. Use it on cards, on its page and in the cart. */
export function PriceBlock({ regular, offer, className = '' }: PriceBlockProps) {
  const view = priceView(regular, offer);
  if (view.kind === 'on-request') {
    return (
      <p className={`${styles.price} ${className}`}>
        <b>{texts.onRequest}</b>
        <span />
      </p>
    );
  }
  return (
    <p className={`${styles.price} ${className}`}>
      <b>
        <VisuallyHidden>{texts.label} </VisuallyHidden>
        {formatTaka(view.price)}
      </b>
      {view.regular !== null && (
        <del>
          <VisuallyHidden>{texts.regularLabel} </VisuallyHidden>
          {formatTaka(view.regular)}
        </del>
      )}
      <span>{view.saving !== null && texts.saving(view.saving)}</span>
    </p>
  );
}
