import { Link } from 'react-router';
import { Icon } from '../ui/icon';
import './compare-panel.css';
import {
  compareAddress,
  type ComparedUnit,
  keepCompared,
  MOST_COMPARED,
  removeCompared,
} from './compare-store';

/** What was chosen so far, and the way to the comparison. */
export function ComparePanel({ units }: { units: ComparedUnit[] }) {
  const enough = units.length > 1;
  return (
    <section className="cbar" aria-label="Comparison">
      <div className="wrap">
        <p className="num" role="status">
          <b>
            {units.length} of {MOST_COMPARED}
          </b>
          {enough ? ' chosen' : ' chosen, take one more'}
        </p>
        <ul>
          {units.map(({ id, title }) => (
            <li key={id}>
              <button type="button" className="chip" onClick={() => removeCompared(id)}>
                {title}
                <Icon name="close" />
                <span className="vh">, take out of the comparison</span>
              </button>
            </li>
          ))}
        </ul>
        <button type="button" className="link" onClick={() => keepCompared([])}>
          Clear
        </button>
        <Link
          className="btn btn--main btn--s"
          to={compareAddress(units.map(({ id }) => id))}
          aria-disabled={!enough}
        >
          Compare
        </Link>
      </div>
    </section>
  );
}
