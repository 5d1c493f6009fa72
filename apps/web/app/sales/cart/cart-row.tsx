import { formatTaka, numberOrNull, priceView, readNumber, withCapacity } from '@shishir/format';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { languageOf } from '../../platform/locale/language-of';
import { Icon } from '../../platform/ui/icon';
import { MissingPicture } from '../../platform/ui/missing-picture';
import { Picture } from '../../platform/ui/picture';
import { Skeleton } from '../../platform/ui/skeleton';
import { useToast } from '../../platform/ui/toast';
import { VisuallyHidden } from '../../platform/ui/visually-hidden';
import type { CardProduct } from '../../catalogue/product-parts/card-product';
import { OutdoorNeed } from '../../catalogue/product-parts/outdoor-need';
import { PriceBlock } from '../../catalogue/product-parts/price-block';
import { type CartItem, MAX_QUANTITY, putInCart, removeFromCart, setQuantity } from './cart-store';
import { cartTexts as texts } from './cart.texts';
import cartStyles from './cart.module.css';
import styles from './quantity-field.module.css';

interface CartRowProps {
  item: CartItem;
  /** Null if the product was deleted, undefined while it loads. */
  product: CardProduct | null | undefined;
  /** The pressed button disappears with its row, so the focus has to move. */
  onRemoved: () => void;
}

export function CartRow({ item, product, onRemoved }: CartRowProps) {
  return (
    <li className={cartStyles.cartRow}>
      <div className={cartStyles.picture}>
        {product?.pictures[0] ? (
          <Picture picture={product.pictures[0]} sizes="160px" />
        ) : product === undefined ? (
          <Skeleton className={cartStyles.skeleton} />
        ) : (
          <MissingPicture />
        )}
      </div>
      <div className={cartStyles.product}>
        <h2 lang={languageOf(item.title)}>
          {product === null ? item.title : <Link to={`/products/${item.id}`}>{item.title}</Link>}
        </h2>
        <p className="number quiet">
          {[item.model, product && withCapacity(product.size, product)].filter(Boolean).join(', ')}
        </p>
        {product === null && <p className={cartStyles.gone}>{texts.row.gone}</p>}
      </div>
      <div className={cartStyles.price}>
        {product && (
          <PriceBlock
            className={cartStyles.unitPrice}
            regular={product.regular_price}
            offer={product.offer_price}
          />
        )}
        {product && <OutdoorNeed kind={product.category_kind} />}
        {product && <LineTotal product={product} quantity={item.quantity} />}
        {product === undefined && <Skeleton className={cartStyles.skeleton} />}
      </div>
      <div className={cartStyles.actions}>
        {product !== null && <QuantityField item={item} />}
        <RemoveButton item={item} onRemoved={onRemoved} />
      </div>
    </li>
  );
}

/** Price of several units of a product. */
function LineTotal({ product, quantity }: { product: CardProduct; quantity: number }) {
  const view = priceView(product.regular_price, product.offer_price);
  if (view.kind !== 'price' || quantity < 2) return null;
  return (
    <p className="number quiet">
      {texts.row.total(quantity, <b>{formatTaka(view.price * quantity)}</b>)}
    </p>
  );
}

function RemoveButton({ item, onRemoved }: { item: CartItem; onRemoved: () => void }) {
  const { toast } = useToast();
  const undo = () => {
    putInCart(item);
    setQuantity(item.id, item.quantity);
  };
  return (
    <button
      type="button"
      className={cartStyles.remove}
      onClick={() => {
        removeFromCart(item.id);
        onRemoved();
        toast({
          title: texts.row.removed,
          description: item.title,
          action: { label: texts.row.undo, onClick: undo },
          duration: 6000,
        });
      }}
    >
      <Icon name="trash" small />
      {texts.row.remove(item.title, (text) => (
        <VisuallyHidden>{text}</VisuallyHidden>
      ))}
    </button>
  );
}

/** Quantity of a product, 1 to 999: a field between two buttons. */
function QuantityField({ item: { id, title, quantity } }: { item: CartItem }) {
  // The typed text stays until the field is left with a valid quantity; the cart keeps the last valid one.
  const [draft, setDraft] = useState<string | null>(null);
  const errorId = useId();
  const error = draft === null ? null : quantityError(draft);
  const step = (next: number) => {
    setDraft(null);
    setQuantity(id, next);
  };
  return (
    <div className={styles.field}>
      <div
        className={`${styles.quantity} number`}
        role="group"
        aria-label={texts.quantity.of(title)}
      >
        <button
          type="button"
          className="icon-button"
          aria-label={texts.quantity.less}
          aria-disabled={quantity <= 1}
          onClick={() => step(quantity - 1)}
        >
          <Icon name="minus" small />
        </button>
        <input
          aria-label={texts.quantity.label}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={draft ?? quantity}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={({ target }) => {
            setDraft(target.value);
            const next = numberOrNull(target.value, { whole: true });
            if (next !== null && !quantityError(target.value)) setQuantity(id, next);
          }}
          onBlur={() => {
            if (!error) setDraft(null);
          }}
        />
        <button
          type="button"
          className="icon-button"
          aria-label={texts.quantity.more}
          aria-disabled={quantity >= MAX_QUANTITY}
          onClick={() => step(quantity + 1)}
        >
          <Icon name="plus" small />
        </button>
      </div>
      <p className="error" id={errorId} role="status">
        {error && texts.quantity.kept(error, quantity)}
      </p>
    </div>
  );
}

/** Returns the error in a typed quantity as a sentence; null if it is valid or blank. */
function quantityError(typed: string): string | null {
  const reading = readNumber(typed, { whole: true });
  if ('error' in reading) {
    return reading.unclear ? `${reading.error}.` : texts.quantity.notNumber(MAX_QUANTITY);
  }
  const { value } = reading;
  if (value === null) return null;
  if (value <= 0) return texts.quantity.tooFew;
  if (!Number.isInteger(value)) return texts.quantity.notWhole;
  if (value <= MAX_QUANTITY) return null;
  return texts.quantity.tooMany(MAX_QUANTITY);
}
