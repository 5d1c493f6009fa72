import type { CapacityAxis } from '@shishir/format';
import type { ReactNode } from 'react';
import type { CardProduct } from '../../units/card-product';
import { ProductCard } from './product-card';
import './product-grid.css';

interface ProductGridProps {
  products: CardProduct[];
  /** The capacities that the cards are compared with. */
  axis: CapacityAxis | null;
  busy?: boolean;
  /** How many of the first cards are visible before scrolling. */
  eager?: number;
  /** What the cards are on phones: the rows of a list, or, for four of them, one row that scrolls sideways. */
  phone?: 'rows' | 'scroll';
  /** A last cell. */
  children?: ReactNode;
}

/** The cards of products, in one form for all their buttons. Without JavaScript the buttons send it. */
export default function ProductGrid(props: ProductGridProps) {
  const { products, axis, busy, eager = 0, phone = 'rows', children } = props;
  return (
    <form className={`grid grid--${phone}`} action="/cart" aria-busy={busy}>
      {products.map((product, index) => (
        <ProductCard key={product.id} {...{ product, axis, phone }} eager={index < eager} />
      ))}
      {children}
    </form>
  );
}
