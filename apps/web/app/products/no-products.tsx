import { Link } from 'react-router';
import { EmptyState } from '../ui/empty-state';
import { CategoryBar } from './category-bar';

interface NoProductsProps {
  text: string;
  level?: 'h1' | 'h2';
  /** The same list without its filters, where it has some. */
  clear?: string;
}

/** What stands where a list has nothing to show. */
export function NoProducts({ text, level, clear }: NoProductsProps) {
  return (
    <EmptyState heading="No products found." text={text} level={level}>
      {clear ? (
        <>
          <Link className="btn btn--main" to={clear} preventScrollReset>
            Clear filters
          </Link>
          <Link className="link" to="/contact-us">
            Talk to sales
          </Link>
        </>
      ) : (
        <>
          <Link className="btn btn--main" to="/contact-us">
            Talk to sales
          </Link>
          <Link className="link" to="/products">
            All Products
          </Link>
        </>
      )}
    </EmptyState>
  );
}

/** An address that names no category. */
export function NoCategory() {
  return (
    <>
      <CategoryBar count={0} />
      <div className="wrap state-page state-page--shelf">
        <NoProducts
          level="h1"
          text="There is no category of this name. Choose one above, or tell us what you need."
        />
      </div>
    </>
  );
}

/** An id that no product has, or that of one that is hidden. */
export function NoProduct() {
  return (
    <>
      <CategoryBar count={0} />
      <div className="wrap state-page state-page--shelf">
        <EmptyState
          drawing="drop"
          heading="Product not found"
          level="h1"
          text="This product does not exist, or it is no longer sold. Sales knows what replaces it."
        />
      </div>
    </>
  );
}
