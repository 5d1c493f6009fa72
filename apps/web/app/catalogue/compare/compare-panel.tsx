import { Link } from 'react-router';
import { Icon } from '../../platform/ui/icon';
import { VisuallyHidden } from '../../platform/ui/visually-hidden';
import {
  type ComparedProduct,
  comparePath,
  MAX_COMPARED,
  removeCompared,
  setCompared,
} from './compare-store';
import styles from './compare-panel.module.css';

/** The chosen products, and the link to the comparison. */
export function ComparePanel({ products }: { products: ComparedProduct[] }) {
  const enough = products.length > 1;
  return (
    <section className={styles.panel} aria-label="Comparison">
      <div className="wrap">
        <p className="number" role="status">
          <b>
            {products.length} of {MAX_COMPARED}
          </b>
          {enough ? ' chosen' : ' chosen, take one more'}
        </p>
        <ul>
          {products.map(({ id, title }) => (
            <li key={id}>
              <button type="button" className="chip" onClick={() => removeCompared(id)}>
                {title}
                <Icon name="close" />
                <VisuallyHidden>, take out of the comparison</VisuallyHidden>
              </button>
            </li>
          ))}
        </ul>
        <button type="button" className="link" onClick={() => setCompared([])}>
          Clear
        </button>
        <Link
          className="button button--main button--small"
          to={comparePath(products.map(({ id }) => id))}
          aria-disabled={!enough}
        >
          Compare
        </Link>
      </div>
    </section>
  );
}
