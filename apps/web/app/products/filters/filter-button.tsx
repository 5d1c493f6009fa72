import { useRef, useState } from 'react';
import { Icon } from '../../ui/icon';
import { useHydrated } from '../../ui/browser/hydrated';
import { FilterDrawer, type FilterDrawerProps } from './filter-drawer';

/** The id of the filters in the page. Without JavaScript the button links to it, which shows them. */
export const FILTERS_ID = 'filters';

type FilterButtonProps = Omit<FilterDrawerProps, 'open' | 'onClose' | 'opener'>;

/** Opens the filters in a drawer on narrow screens. */
export function FilterButton(props: FilterButtonProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const label = (
    <>
      <Icon name="filter" />
      Filters{props.set > 0 && ` (${props.set})`}
    </>
  );
  if (!useHydrated()) {
    return (
      <a className="btn btn--line btn--s fbtn" href={`#${FILTERS_ID}`}>
        {label}
      </a>
    );
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="btn btn--line btn--s fbtn"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {label}
      </button>
      <FilterDrawer {...props} open={open} onClose={() => setOpen(false)} opener={button} />
    </>
  );
}
