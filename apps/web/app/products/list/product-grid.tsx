import type { CapacityAxis } from '@shishir/format';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../ui/icon';
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
export function ProductGrid(props: ProductGridProps) {
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

const QUESTIONS = [
  'Floor area and ceiling height',
  'Which way the windows face',
  'How many people are inside',
];

/** Fills an incomplete last row. The style sheet sets its width, or hides it in a complete row. */
export function HelpCell() {
  return (
    <aside className="help" aria-label="Help with the size">
      <div className="help__in">
        <h3>Not sure which size?</h3>
        <p>Send three things and an engineer names the model.</p>
        <ul>
          {QUESTIONS.map((question) => (
            <li key={question}>
              <Icon name="check" />
              {question}
            </li>
          ))}
        </ul>
        <Link className="btn btn--go btn--s" to="/contact-us">
          Ask an engineer
        </Link>
      </div>
    </aside>
  );
}
