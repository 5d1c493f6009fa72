/** Texts of the components that all pages share. */
export const uiTexts = {
  breadcrumb: 'breadcrumb',
  close: 'Close',
  share: {
    action: 'Share',
    copied: 'Link copied',
    failed: 'We couldn’t copy the link',
  },
  print: 'Print',
  notifications: 'Notifications',
  notes: { title: 'Notes', mark: (number: number) => `Note ${number}` },
  noPicture: 'No picture yet',
  logo: (company: string) => `${company}, home`,
  whatsApp: 'WhatsApp',
  searchHint: 'Model, type or size, e.g. 2 ton',
  scroll: { back: 'Scroll back', forward: 'Scroll forward' },
  empty: { products: 'See all products', sales: 'Talk to sales' },
  failed: {
    title: 'We couldn’t load this page',
    text: 'Connection lost. Please try again.',
    retry: 'Try again',
    number: (id: string) => `If it happens again, tell us this number: ${id}`,
  },
  offline: {
    title: 'This device is offline',
    text: 'Please try again once you’re back online.',
  },
  capacity: (tr: string) => `${tr} TR`,
  capacityRange: (from: string, to: string) => `${from} to ${to} TR`,
  priceFrom: (price: string) => `From ${price}`,
  priceFromPlusOutdoorUnit: (price: string) => `From ${price} plus outdoor unit`,
  priceOnRequest: 'Price on request',
};
