import { Link } from 'react-router';
import { languageOf } from '../../platform/locale/language-of';
import { Icon } from '../../platform/ui/icon';
import { VisuallyHidden } from '../../platform/ui/visually-hidden';
import {
  type ComparedProduct,
  comparePath,
  MAX_COMPARED,
  removeCompared,
  setCompared,
} from './compare-store';
import { compareTexts } from './compare.texts';
import styles from './compare-panel.module.css';

const texts = compareTexts.panel;

const strong = (text: string) => <b>{text}</b>;

/** The chosen products, and the link to the comparison. */
export function ComparePanel({ products }: { products: ComparedProduct[] }) {
  const enough = products.length > 1;
  return (
    <section className={styles.panel} aria-label={texts.label}>
      <div className="wrap">
        <p className="number" role="status">
          {enough
            ? texts.selected(strong, products.length, MAX_COMPARED)
            : texts.selectedOne(strong, MAX_COMPARED)}
        </p>
        <ul>
          {products.map(({ id, title }) => (
            <li key={id}>
              <button type="button" className="chip" onClick={() => removeCompared(id)}>
                <span lang={languageOf(title)}>{title}</span>
                <Icon name="close" />
                <VisuallyHidden>{texts.remove}</VisuallyHidden>
              </button>
            </li>
          ))}
        </ul>
        <button type="button" className="link" onClick={() => setCompared([])}>
          {texts.clear}
        </button>
        <Link
          className="button button--main button--small"
          to={comparePath(products.map(({ id }) => id))}
          aria-disabled={!enough}
        >
          {texts.compare}
        </Link>
      </div>
    </section>
  );
}
