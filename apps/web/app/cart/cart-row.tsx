import { formatCapacity } from '@shishir/format';
import { useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '../ui/icon';
import { Picture, PictureMissing } from '../ui/picture';
import { useToast } from '../ui/toast';
import type { CardProduct } from '../units/card-product';
import { PriceBlock } from '../units/price-block';
import { type CartItem, MAX_QUANTITY, putInCart, removeFromCart, setQuantity } from './cart-store';
import './quantity-field.css';

interface CartRowProps {
  item: CartItem;
  /** Null where the product is gone, undefined while it loads. */
  product: CardProduct | null | undefined;
  /** The pressed button disappears with its row, so the focus has to move. */
  onRemoved: () => void;
}

export function CartRow({ item, product, onRemoved }: CartRowProps) {
  return (
    <li className="cart__row">
      <div className="cart__pic">
        {product?.pictures[0] ? (
          <Picture picture={product.pictures[0]} sizes="160px" />
        ) : product === undefined ? (
          <div className="sk" />
        ) : (
          <PictureMissing />
        )}
      </div>
      <div className="cart__what">
        <h2>
          {product === null ? item.title : <Link to={`/products/${item.id}`}>{item.title}</Link>}
        </h2>
        <p className="num">
          {[item.model, product && capacityOf(product)].filter(Boolean).join(', ')}
        </p>
        {product === null && <p className="cart__gone">No longer sold. Please remove it.</p>}
      </div>
      <div className="cart__price">
        {product && <PriceBlock regular={product.regular_price} offer={product.offer_price} />}
        {product === undefined && <div className="sk" />}
      </div>
      <div className="cart__do">
        {product !== null && <QuantityField item={item} />}
        <RemoveButton item={item} onRemoved={onRemoved} />
      </div>
    </li>
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
      className="cart__out"
      onClick={() => {
        removeFromCart(item.id);
        onRemoved();
        toast({
          title: 'Removed from the cart',
          description: item.title,
          action: { label: 'Undo', onClick: undo },
          duration: 6000,
        });
      }}
    >
      <Icon name="trash" />
      Remove<span className="vh"> {item.title}</span>
    </button>
  );
}

function capacityOf({ cooling_tr, cooling_kw }: CardProduct): string | null {
  if (cooling_tr !== null) return `${formatCapacity(cooling_tr)} TR`;
  return cooling_kw === null ? null : `${formatCapacity(cooling_kw)} kW`;
}

/** The quantity of a product, 1 to 999: a field between two buttons. */
function QuantityField({ item: { id, title, quantity } }: { item: CartItem }) {
  // While typing, the field may be empty; the cart keeps the last valid quantity.
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <div className="qty num" role="group" aria-label={`Quantity of ${title}`}>
      <button
        type="button"
        aria-label="One less"
        aria-disabled={quantity <= 1}
        onClick={() => setQuantity(id, quantity - 1)}
      >
        <Icon name="minus" />
      </button>
      <input
        aria-label="Quantity"
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={draft ?? quantity}
        onChange={(event) => {
          const text = event.target.value.replace(/\D/g, '');
          setDraft(text);
          if (Number(text) > 0) setQuantity(id, Number(text));
        }}
        onBlur={() => setDraft(null)}
      />
      <button
        type="button"
        aria-label="One more"
        aria-disabled={quantity >= MAX_QUANTITY}
        onClick={() => setQuantity(id, quantity + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
