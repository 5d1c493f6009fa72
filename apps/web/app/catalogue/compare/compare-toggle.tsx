import { sitePath } from '../../platform/locale/site-path';
import { Icon } from '../../platform/ui/icon';
import { useToast } from '../../platform/ui/toast';
import { VisuallyHidden } from '../../platform/ui/visually-hidden';
import {
  addToCompared,
  type ComparedProduct,
  compareError,
  removeCompared,
  setCompared,
  useCompared,
} from './compare-store';
import { compareTexts } from './compare.texts';
import styles from './compare-toggle.module.css';

const texts = compareTexts.toggle;

interface CompareToggleProps {
  product: ComparedProduct;
  look: keyof typeof LOOKS;
}

/** The table of sizes styles the box. */
const LOOKS = { pill: styles.pill, link: styles.link, box: '' };

/** Adds a product to the comparison or removes it. */
export function CompareToggle(props: CompareToggleProps) {
  return (
    <form className={styles.form} action={sitePath('/compare')}>
      <CompareButton {...props} />
    </form>
  );
}

/**
 * The button alone, for use inside any form. Without JavaScript it opens the comparison page, where others can be
 * added.
 */
export function CompareButton({ product, look }: CompareToggleProps) {
  const { toast } = useToast();
  const chosen = useCompared().some(({ id }) => id === product.id);
  const toggle = () => {
    if (chosen) return removeCompared(product.id);
    const error = compareError(product);
    if (error === null) return addToCompared(product);
    toast({
      title: texts.notAdded,
      description: error,
      variant: 'destructive',
      action: { label: texts.startAgain, onClick: () => setCompared([product]) },
    });
  };
  return (
    <button
      className={`${styles.toggle} ${LOOKS[look]}`}
      formAction="/compare"
      name="ids"
      value={product.id}
      aria-label={texts.compareUnit(product.title)}
      aria-pressed={chosen}
      onClick={(event) => {
        event.preventDefault();
        toggle();
      }}
    >
      {look !== 'box' && <Icon name={chosen ? 'check' : 'compare'} small />}
      {look === 'box' ? (
        <VisuallyHidden at="md-up">{texts.compare}</VisuallyHidden>
      ) : (
        <span>{texts.compare}</span>
      )}
    </button>
  );
}
