import { useRef, useState } from 'react';
import { Icon } from '../../ui/icon';
import { useOnDemand } from '../../ui/browser/on-demand';
import { useHydrated } from '../../ui/browser/hydrated';
import type { FilterDrawerProps } from './filter-drawer';

const importDrawer = () => import('./filter-drawer').then(({ FilterDrawer }) => FilterDrawer);
/** The id of the filters in the page. Without JavaScript the button links to it, which shows them. */
export const FILTERS_ID = 'filters';

type FilterButtonProps = Omit<FilterDrawerProps, 'open' | 'onClose' | 'opener'>;

/** Opens the filters in a drawer on narrow screens. */
export function FilterButton(props: FilterButtonProps) {
  const [Drawer, load] = useOnDemand(importDrawer);
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
  const show = async () => {
    if (await load()) setOpen(true);
    else location.hash = FILTERS_ID;
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="btn btn--line btn--s fbtn"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void load()}
        onClick={() => void show()}
      >
        {label}
      </button>
      {Drawer && <Drawer {...props} open={open} onClose={() => setOpen(false)} opener={button} />}
    </>
  );
}
