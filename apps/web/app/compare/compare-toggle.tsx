import { Icon } from '../ui/icon';
import { useToast } from '../ui/toast';
import {
  addCompared,
  keepCompared,
  refusalOf,
  removeCompared,
  useCompared,
  type ComparedUnit,
} from './compare-store';
import './compare-toggle.css';

interface CompareToggleProps {
  unit: ComparedUnit;
  look: 'pill' | 'link';
}

/**
 * Takes a unit into the comparison, or out of it. It is a form, so that without JavaScript it leads to the
 * comparison itself, where others can join.
 */
export function CompareToggle({ unit, look }: CompareToggleProps) {
  const { toast } = useToast();
  const chosen = useCompared().some(({ id }) => id === unit.id);
  const toggle = () => {
    if (chosen) return removeCompared(unit.id);
    const refusal = refusalOf(unit);
    if (refusal === null) return addCompared(unit);
    toast({
      title: 'Not added to the comparison',
      description: refusal,
      variant: 'destructive',
      action: { label: 'Start again with this one', onClick: () => keepCompared([unit]) },
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
