import { type RefObject, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useCart } from '../cart/cart-store';
import { cartAsText } from '../cart/cart-text';

/** `?cart=1` writes the quotation cart into the message, unless something stands there already. */
export function useCartInMessage(form: RefObject<HTMLFormElement | null>) {
  const [search] = useSearchParams();
  const wanted = search.get('cart') === '1';
  const items = useCart();
  useEffect(() => {
    const message = form.current?.elements.namedItem('message');
    if (!wanted || items.length === 0 || !(message instanceof HTMLTextAreaElement)) return;
    if (message.value.trim() === '') message.value = `${cartAsText(items)}\n`;
  }, [form, wanted, items]);
}
