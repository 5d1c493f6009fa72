import { Link } from 'react-router';
import { Icon } from '../../platform/ui/icon';
import './compare-panel.css';
import {
  type ComparedUnit,
  comparePath,
  MAX_COMPARED,
  removeCompared,
  setCompared,
} from './compare-store';

/** The chosen units, and the link to the comparison. */
export function ComparePanel({ units }: { units: ComparedUnit[] }) {
  const enough = units.length > 1;
  return (
    <section className="cbar" aria-label="Comparison">
      <div className="wrap">
        <p className="num" role="status">
          <b>
            {units.length} of {MAX_COMPARED}
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
        <button type="button" className="link" onClick={() => setCompared([])}>
          Clear
        </button>
        <Link
          className="btn btn--main btn--s"
          to={comparePath(units.map(({ id }) => id))}
          aria-disabled={!enough}
        >
          Compare
        </Link>
      </div>
    </section>
  );
}
