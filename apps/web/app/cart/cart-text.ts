import type { CartItem } from './cart-store';

/** The cart as lines of a message: '2 x Wind-Free 4 Way Cassette 7.1 kW (AM071NN4DEH)'. */
export function cartAsText(items: readonly CartItem[]): string {
  return items.map(({ quantity, title, model }) => `${quantity} x ${title} (${model})`).join('\n');
}
