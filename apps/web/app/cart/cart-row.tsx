import { formatCapacity } from '@shishir/format';
import { Link } from 'react-router';
import { Picture } from '../ui/picture';
import { PictureMissing } from '../ui/picture-missing';
import type { CardProduct } from '../units/card-product';
import { PriceBlock } from '../units/price-block';
import { Icon } from '../ui/icon';
import { useToast } from '../ui/toast';
import { keepInCart, removeFromCart, setQuantity, type CartItem } from './cart-store';
import { QuantityField } from './quantity-field';

interface CartRowProps {
  item: CartItem;
  /** Null where the product is gone, undefined while it is being asked for. */
  product: CardProduct | null | undefined;
  /** The button that was pressed goes with its row: the focus needs a new place. */
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
    keepInCart(item);
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
