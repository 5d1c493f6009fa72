import { useRef, useState } from 'react';
import { Icon } from '../../ui/icon';
import { useOnDemand } from '../../ui/browser/on-demand';
import { useHydrated } from '../../ui/browser/hydrated';
import type { FilterDrawerProps } from './filter-drawer';

const bringDrawer = () => import('./filter-drawer').then(({ FilterDrawer }) => FilterDrawer);
/** Where the form stands in the page: without JavaScript the button leads there, and so shows it. */
export const FILTERS_PLACE = 'filters';

type FilterButtonProps = Omit<FilterDrawerProps, 'open' | 'onClose' | 'opener'>;

/** Opens the filters where the page has no room for them. */
export function FilterButton(props: FilterButtonProps) {
  const [Drawer, load] = useOnDemand(bringDrawer);
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
      <a className="btn btn--line btn--s fbtn" href={`#${FILTERS_PLACE}`}>
        {label}
      </a>
    );
  }
  const show = async () => {
    if (await load()) setOpen(true);
    else location.hash = FILTERS_PLACE;
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
