import { Link } from 'react-router';
import { CeilingUnit } from '../ui/empty-state';
import { CategoryBar } from './category-bar';
import { NoProducts } from './no-products';

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
        <div className="state">
          <CeilingUnit below="drop" />
          <h1>Product not found</h1>
          <p>This product does not exist, or it is no longer sold. Sales knows what replaces it.</p>
          <div className="state__next">
            <Link className="btn btn--main" to="/products">
              See all products
            </Link>
            <Link className="link" to="/contact-us">
              Talk to sales
            </Link>
          </div>
        </div>
      </div>
    </>
  );
}
