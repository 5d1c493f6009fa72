import { useState } from 'react';
import { Icon } from '../ui/icon';
import { MAX_QUANTITY, setQuantity, type CartItem } from './cart-store';

/** How many of a product: two buttons and a field between them, 1 to 999. */
export function QuantityField({ item: { id, title, quantity } }: { item: CartItem }) {
  // While someone types, the field may be empty or not yet a number; the cart keeps the last good one.
  const [typed, setTyped] = useState<string | null>(null);
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
        value={typed ?? quantity}
        onChange={(event) => {
          const text = event.target.value.replace(/\D/g, '');
          setTyped(text);
          if (Number(text) > 0) setQuantity(id, Number(text));
        }}
        onBlur={() => setTyped(null)}
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
