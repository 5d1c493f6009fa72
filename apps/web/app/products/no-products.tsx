import { Link } from 'react-router';
import { CeilingUnit } from '../shell/ceiling-unit';

/** What stands where a list has nothing to show. */
export function NoProducts({ text, level: Heading = 'h2' }: { text: string; level?: 'h1' | 'h2' }) {
  return (
    <div className="state">
      <CeilingUnit below="air" />
      <Heading>No products found.</Heading>
      <p>{text}</p>
      <div className="state__next">
        <Link className="btn btn--main" to="/contact-us">
          Talk to sales
        </Link>
        <Link className="link" to="/products">
          All Products
        </Link>
      </div>
    </div>
  );
}
