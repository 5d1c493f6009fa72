import { useNavigate } from 'react-router';
import { Icon } from '../ui/icon';
import { useToast } from '../ui/toast';
import { addToCart, type CartItem } from './cart-store';
import './add-to-cart.css';

/** Long enough to read the note and reach its button. */
const TOAST_MS = 6000;

interface AddToCartProps {
  product: Omit<CartItem, 'quantity'>;
  look: 'soft' | 'line';
}

/**
 * Puts one of a product into the quotation cart. It is a form, so that a press before the page has woken up,
 * or without JavaScript, leads to the cart, which puts the product in or says what it needs.
 */
export function AddToCart({ product, look }: AddToCartProps) {
  const navigate = useNavigate();
  const { toast } = useToast();
  return (
    <form
      className="add"
      action="/cart"
      onSubmit={(event) => {
        event.preventDefault();
        addToCart(product);
        toast({
          title: 'Added to the cart',
          description: product.title,
          action: { label: 'View cart', onClick: () => void navigate('/cart') },
          duration: TOAST_MS,
        });
      }}
    >
      <button
        className={look === 'soft' ? 'btn btn--soft btn--s' : 'btn btn--line'}
        name="add"
        value={product.id}
        aria-label={`Add to Cart ${product.title}`}
      >
        <Icon name="cart" />
        Add to Cart
      </button>
    </form>
  );
}
