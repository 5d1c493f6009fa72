import { Icon } from '../ui/icon';
import { useToast } from '../ui/toast';
import {
  addToCompared,
  type ComparedUnit,
  compareError,
  removeCompared,
  setCompared,
  useCompared,
} from './compare-store';
import './compare-toggle.css';

interface CompareToggleProps {
  unit: ComparedUnit;
  look: 'pill' | 'link';
}

/**
 * Adds a unit to the comparison or removes it. It is a form, so that without JavaScript it leads to the
 * comparison page, where others can be added.
 */
export function CompareToggle({ unit, look }: CompareToggleProps) {
  const { toast } = useToast();
  const chosen = useCompared().some(({ id }) => id === unit.id);
  const toggle = () => {
    if (chosen) return removeCompared(unit.id);
    const error = compareError(unit);
    if (error === null) return addToCompared(unit);
    toast({
      title: 'Not added to the comparison',
      description: error,
      variant: 'destructive',
      action: { label: 'Start again with this one', onClick: () => setCompared([unit]) },
    });
  };
  return (
    <form
      className="cmp"
      action="/compare"
      onSubmit={(event) => {
        event.preventDefault();
        toggle();
      }}
    >
      <button
        className={`cmp__${look}`}
        name="ids"
        value={unit.id}
        aria-label={`Compare ${unit.title}`}
        aria-pressed={chosen}
      >
        <Icon name={chosen ? 'check' : 'compare'} />
        <span>Compare</span>
      </button>
    </form>
  );
}
