import { Link } from 'react-router';
import { EmptyState, StatePage } from '../../platform/ui/empty-state';
import { CategoryBar } from './category-bar';
import { Families } from './families';

interface NoProductsProps {
  heading?: string;
  text: string;
  level?: 'h1' | 'h2';
  /** Address of the list without its filters, if it has any. */
  clear?: string;
}

/** Empty state of a list. */
export function NoProducts({ heading, text, level, clear }: NoProductsProps) {
  return (
    <>
      <EmptyState heading={heading ?? 'No products found.'} text={text} level={level}>
        {clear ? (
          <>
            <Link className="button button--main" to={clear} preventScrollReset>
              Clear filters
            </Link>
            <Link className="link" to="/contact-us">
              Talk to sales
            </Link>
          </>
        ) : (
          <>
            <Link className="button button--main" to="/contact-us">
              Talk to sales
            </Link>
            <Link className="link" to="/products">
              All Products
            </Link>
          </>
        )}
      </EmptyState>
      <Families />
    </>
  );
}

/** Page for an unknown category. */
export function NoCategory() {
  return (
    <>
      <CategoryBar count={0} />
      <StatePage belowBar>
        <NoProducts
          level="h1"
          text="There is no category of this name. Choose one above, or tell us what you need."
        />
      </StatePage>
    </>
  );
}

/** Page for an unknown or hidden product. */
export function NoProduct() {
  return (
    <>
      <CategoryBar count={0} />
      <StatePage belowBar>
        <EmptyState
          drawing="drop"
          heading="Product not found"
          level="h1"
          text="This product does not exist, or it is no longer sold. Sales knows what replaces it."
        />
      </StatePage>
    </>
  );
}
