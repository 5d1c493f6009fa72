/** Texts of the button that adds a product to the quotation cart. */
export const addToCartTexts = {
  add: 'Add to Cart',
  addProduct: (title: string) => `Add to Cart ${title}`,
  added: 'Added to the cart',
  view: 'View cart',
};
