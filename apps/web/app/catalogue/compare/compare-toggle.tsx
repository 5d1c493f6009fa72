import { Icon } from '../../platform/ui/icon';
import { useToast } from '../../platform/ui/toast';
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
  look: 'pill' | 'link' | 'box';
}

/** Adds a unit to the comparison or removes it. */
export function CompareToggle(props: CompareToggleProps) {
  return (
    <form className="cmp-form" action="/compare">
      <CompareButton {...props} />
    </form>
  );
}

/**
 * The button alone, for any form: without JavaScript it leads to the comparison page, where others can be
 * added.
 */
export function CompareButton({ unit, look }: CompareToggleProps) {
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
    <button
      className={`cmp cmp__${look}`}
      formAction="/compare"
      name="ids"
      value={unit.id}
      aria-label={`Compare ${unit.title}`}
      aria-pressed={chosen}
      onClick={(event) => {
        event.preventDefault();
        toggle();
      }}
    >
      {look !== 'box' && <Icon name={chosen ? 'check' : 'compare'} />}
      <span>Compare</span>
    </button>
  );
}
