import { counted } from '@shishir/format';
import type { ReactNode } from 'react';

/** Texts of the quotation cart. */
export const cartTexts = {
  home: 'Home',
  title: 'Quotation cart',
  description: 'The products you would like a quotation for.',
  empty: {
    title: 'Your cart is empty',
    text: 'Add the units you need and we’ll send one quotation for all of them.',
  },
  failed: {
    title: 'We couldn’t load the cart',
    text: 'Connection lost. Please try again. Your cart is still saved in this browser.',
  },
  row: {
    gone: 'No longer sold. Please remove it.',
    total: (quantity: number, total: ReactNode) => (
      <>
        Total for {quantity}: {total}
      </>
    ),
    remove: (title: string, hidden: (text: string) => ReactNode) => (
      <>Remove{hidden(` ${title}`)}</>
    ),
    removed: 'Removed from the cart',
    undo: 'Undo',
  },
  quantity: {
    label: 'Quantity',
    of: (title: string) => `Quantity of ${title}`,
    less: 'One less',
    more: 'One more',
    /** `error` is a whole sentence. */
    kept: (error: string, quantity: number) => `${error} The cart still has ${quantity}.`,
    notNumber: (max: number) => `Enter a number from 1 to ${max}.`,
    notWhole: 'Enter a whole number.',
    tooFew: 'Minimum 1. Use Remove to delete it.',
    tooMany: (max: number) => `Maximum ${max}; contact sales for more.`,
  },
  summary: {
    title: 'Summary',
    total: 'Total of list prices',
    loading: 'Loading prices',
    onRequest: 'Price on request',
    products: (count: number) => counted(count, 'product'),
    notIncluded: 'Not included: installation, piping, cassette panels, VAT.',
    gone: (titles: string[]) => `No longer sold: ${titles.join(', ')}`,
    noOrder: 'This is not an order. We’ll send you a quotation.',
    ask: 'Ask for a quotation',
  },
  outdoor: {
    missing: {
      title: 'The outdoor unit is missing.',
      text: 'The indoor units in this cart don’t cool without one.',
    },
    tooSmall: {
      title: 'The outdoor unit is too small.',
      text: 'The indoor units in this cart need more outdoor capacity.',
    },
    needOne: (unit: ReactNode, kw: string, price: string) => (
      <>
        They need a {unit} ({kw} kW), {price}, or a combination.
      </>
    ),
    onRequest: 'price on request',
    needSeveral: 'They need several outdoor units.',
    plan: 'Plan the system',
  },
  withoutScript: {
    lead: (products: number) =>
      'The cart needs JavaScript, which is turned off in this browser. You can still ask for a ' +
      `quotation for ${products === 1 ? 'this product' : 'these products'}. This is not an order.`,
    noProducts: (link: (label: string) => ReactNode) => (
      <>
        The cart needs JavaScript, which is turned off in this browser. Call us with the units you
        need, or {link('write to us')}.
      </>
    ),
  },
  request: {
    gone: (titles: string[]) => `Left out because no longer sold: ${titles.join(', ')}`,
  },
  sent: {
    title: 'Thank you',
    items: 'What you asked for',
    pieces: (count: number) => counted(count, 'piece'),
    enquiries: 'See your enquiries',
    products: 'See all products',
  },
};
