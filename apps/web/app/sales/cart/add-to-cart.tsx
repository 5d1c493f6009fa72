import { useNavigate } from 'react-router';
import { sitePath } from '../../platform/locale/site-path';
import { Icon } from '../../platform/ui/icon';
import { useToast } from '../../platform/ui/toast';
import { addToCartTexts as texts } from './add-to-cart.texts';
import { addToCart, type CartItem } from './cart-store';
import styles from './add-to-cart.module.css';

/** Long enough to read the toast and reach its button. */
const TOAST_MS = 6000;

interface AddToCartProps {
  product: Omit<CartItem, 'quantity'>;
  look: 'soft' | 'line';
}

/** Adds one of a product to the quotation cart. */
export function AddToCart(props: AddToCartProps) {
  return (
    <form className={styles.addToCart} action={sitePath('/cart')}>
      <AddToCartButton {...props} />
    </form>
  );
}

/**
 * The button alone, for a form whose action is the cart. Before hydration it opens the cart, which adds the product or
 * explains that it needs JavaScript.
 */
export function AddToCartButton({ product, look }: AddToCartProps) {
  const navigate = useNavigate();
  const { toast } = useToast();
  return (
    <button
      className={look === 'soft' ? 'button button--soft button--small' : 'button button--line'}
      name="add"
      value={product.id}
      aria-label={texts.addProduct(product.title)}
      onClick={(event) => {
        event.preventDefault();
        // The second click of a double click is not another unit.
        if (event.detail > 1) return;
        addToCart(product);
        toast({
          title: texts.added,
          description: product.title,
          action: { label: texts.view, onClick: () => void navigate('/cart') },
          duration: TOAST_MS,
        });
      }}
    >
      <Icon name="cart" />
      {texts.add}
    </button>
  );
}
