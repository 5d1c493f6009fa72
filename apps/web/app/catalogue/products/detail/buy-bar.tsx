import { formatTaka, priceView } from '@shishir/format';
import { up } from '@shishir/tokens';
import { type RefObject, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { AddToCart } from '../../../sales/cart/add-to-cart';
import { Picture } from '../../../platform/ui/picture';
import { OnScreen } from '../../../platform/ui/browser/on-screen';
import { OutdoorNeed } from '../../product-parts/outdoor-need';
import { productPartsTexts } from '../../product-parts/product-parts.texts';
import { ContactSales } from './contact-sales';
import { productDetailTexts } from './product-detail.texts';
import type { ShownProduct } from './shown-product';
import './buy-bar.css';

const texts = productDetailTexts.bar;

interface BuyBarProps {
  product: ShownProduct;
  about: string;
  /** The actions of the page. */
  offer: RefObject<HTMLElement | null>;
}

/**
 * Price and actions at the foot of the window, shown once the actions of the page have left it upwards. Its place at the
 * end of the page is reserved, so nothing moves.
 */
export function BuyBar({ product, about, offer }: BuyBarProps) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setShown(entry.boundingClientRect.bottom < 0);
    });
    if (offer.current) observer.observe(offer.current);
    return () => observer.disconnect();
  }, [offer]);
  const view = priceView(product.regular_price, product.offer_price);
  const { id, title, model, category_kind, capacity, discontinued, successor, pictures } = product;
  const [picture] = pictures;
  return (
    <section className="buy-bar" data-shown={shown || undefined} aria-label={texts.label}>
      <div className="wrap">
        <OnScreen query={up('md')}>
          {picture && <Picture picture={{ ...picture, alt: '' }} sizes="64px" maxWidth={640} />}
          <p className="buy-bar__title">
            <b>{title}</b>
            <small>{model}</small>
          </p>
        </OnScreen>
        <div className="buy-bar__price">
          <b className="number">
            {discontinued
              ? texts.discontinued
              : view.kind === 'price'
                ? formatTaka(view.price)
                : productPartsTexts.price.onRequest}
          </b>
          <small className="number">{capacity}</small>
          {!discontinued && <OutdoorNeed kind={category_kind} short />}
        </div>
        {!discontinued && (
          <OnScreen query={up('sm')}>
            <AddToCart product={product} look="line" />
          </OnScreen>
        )}
        {discontinued && successor ? (
          <Link className="button button--go" to={`/products/${successor.id}`}>
            {texts.successor}
          </Link>
        ) : (
          <ContactSales id={id} about={about} />
        )}
      </div>
    </section>
  );
}
