import { counted } from '@shishir/format';

/** Texts that lists and products share: category bar, families, empty and failed pages. */
export const productsTexts = {
  bar: {
    label: 'Product categories',
    results: (count: number) => (count === 1 ? '1 Result' : `${count} Results`),
  },
  families: {
    label: 'Unit types',
    onEnquiry: 'On enquiry',
    models: (count: number) => counted(count, 'model'),
  },
  empty: {
    title: 'No products found.',
    clearFilters: 'Clear filters',
    talkToSales: 'Talk to sales',
    allProducts: 'All Products',
  },
  unknownCategory: 'There’s no category with this name. Choose one above or tell us what you need.',
  unknownProduct: {
    title: 'Product not found',
    text: 'This product doesn’t exist or is no longer sold. Ask sales for a replacement.',
  },
  failed: {
    documentTitle: 'We couldn’t load the products',
    title: 'We couldn’t load the products',
    text: 'Connection lost. Please try again.',
  },
};
