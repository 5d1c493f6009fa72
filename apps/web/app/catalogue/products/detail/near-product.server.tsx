import type { ProductLink } from '@shishir/contract';
import { formatCapacity, formatTaka, priceView, sizeAndCapacity } from '@shishir/format';
import type { ReactNode } from 'react';
import { productPartsTexts } from '../../product-parts/product-parts.texts';
import { UnitRow } from '../../product-parts/unit-row';
import { productPageTexts } from './product-page.texts';
import styles from './product-sections.module.css';

const texts = productPageTexts.around;

interface NearProductProps {
  product: Omit<ProductLink, 'brand'>;
  /** Shown instead of the capacity: the air flow of a ventilator. */
  size?: string | null;
  /** Set if it is the next size of the same family. */
  step?: 'smaller' | 'larger';
  /** Price of the displayed product, for comparison. */
  price?: number | null;
  /** Shown below the price. */
  need: ReactNode;
}

/** Row for another product, with the difference in price. */
export function NearProduct({ product, size = null, step, price = null, need }: NearProductProps) {
  const { id, title, model, cooling_tr, cooling_kw, regular_price, offer_price, picture } = product;
  const facts = [
    size ?? sizeAndCapacity(product),
    !size && cooling_kw !== null && cooling_tr !== null && `${formatCapacity(cooling_kw)} kW`,
    step ? texts.steps[step] : model,
  ].filter(Boolean);
  return (
    <UnitRow href={`/products/${id}`} title={title} picture={picture} sizes="128px">
      <p className="number">{facts.join(', ')}</p>
      <p className={`number ${styles.nearPrice}`}>
        <PriceBeside regular={regular_price} offer={offer_price} beside={price} />
        {need}
      </p>
    </UnitRow>
  );
}

interface PriceBesideProps {
  regular: number | null;
  offer: number | null;
  beside: number | null;
}

function PriceBeside({ regular, offer, beside }: PriceBesideProps) {
  const view = priceView(regular, offer);
  if (view.kind === 'on-request') return productPartsTexts.price.onRequest;
  const difference = beside === null ? 0 : view.price - beside;
  const amount = formatTaka(Math.abs(difference));
  return (
    <>
      <b>{formatTaka(view.price)}</b>
      {difference !== 0 && ` ${difference > 0 ? texts.more(amount) : texts.less(amount)}`}
    </>
  );
}
