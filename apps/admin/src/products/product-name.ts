import type { Product } from '@shishir/contract';
import { productsTexts } from './products.texts';

/** Brand and model; the model alone where the brand is empty. */
export const productName = ({ brand, model }: Pick<Product, 'brand' | 'model'>): string =>
  brand ? `${brand} ${model}` : model;

/** One product by its name, several by their number. */
export const productNames = (products: Product[]): string =>
  products.length === 1 ? productName(products[0]!) : productsTexts.count(products.length);
