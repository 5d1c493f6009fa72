import { Link, useNavigate } from 'react-router';
import { CeilingUnit } from '../ui/empty-state';

/** What stands at an address that leads nowhere. */
export function NotFound() {
  const navigate = useNavigate();
  return (
    <div className="wrap state-page">
      <div className="state">
        <CeilingUnit below="drop" />
        <h1>Something&apos;s not right...</h1>
        <p>This page does not exist, or it moved.</p>
        <div className="state__next">
          <Link className="btn btn--main" to="/">
            Go home
          </Link>
          <button className="btn btn--line" type="button" onClick={() => void navigate(-1)}>
            Go back
          </button>
        </div>
      </div>
    </div>
  );
}
