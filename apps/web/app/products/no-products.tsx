import { Link } from 'react-router';
import { CeilingUnit } from '../ui/empty-state';

interface NoProductsProps {
  text: string;
  level?: 'h1' | 'h2';
  /** The same list without its filters, where it has some. */
  clear?: string;
}

/** What stands where a list has nothing to show. */
export function NoProducts({ text, level: Heading = 'h2', clear }: NoProductsProps) {
  return (
    <div className="state">
      <CeilingUnit below="air" />
      <Heading>No products found.</Heading>
      <p>{text}</p>
      <div className="state__next">
        {clear ? (
          <Link className="btn btn--main" to={clear} preventScrollReset>
            Clear filters
          </Link>
        ) : (
          <Link className="btn btn--main" to="/contact-us">
            Talk to sales
          </Link>
        )}
        {clear ? (
          <Link className="link" to="/contact-us">
            Talk to sales
          </Link>
        ) : (
          <Link className="link" to="/products">
            All Products
          </Link>
        )}
      </div>
    </div>
  );
}
