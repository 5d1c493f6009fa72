import { Link } from 'react-router';
import { CeilingUnit } from '../ui/empty-state';

/** A comparison of nothing. */
export function NothingCompared() {
  return (
    <div className="state">
      <CeilingUnit below="air" />
      <h2>Nothing to compare yet</h2>
      <p>
        Press Compare on up to four units: outdoor with outdoor, indoor with indoor. They then stand
        here side by side.
      </p>
      <div className="state__next">
        <Link className="btn btn--main" to="/products">
          See all products
        </Link>
        <Link className="link" to="/contact-us">
          Talk to sales
        </Link>
      </div>
    </div>
  );
}
