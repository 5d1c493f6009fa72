import { useRef, useState } from 'react';
import { Icon } from '../../../platform/ui/icon';
import { useHydrated } from '../../../platform/ui/browser/hydrated';
import { useOnDemand } from '../../../platform/ui/browser/on-demand';
import type { FilterDrawerProps } from './filter-drawer';
import { filtersTexts as texts } from './filters.texts';

const importDrawer = () => import('./filter-drawer').then(({ FilterDrawer }) => FilterDrawer);

/** Id of the filters in the page. Without JavaScript the button links to it, which shows them. */
export const FILTERS_ID = 'filters';

interface FilterButtonProps extends Omit<FilterDrawerProps, 'open' | 'onClose' | 'opener'> {
  /** Called if the drawer cannot be loaded: the page then shows the filters itself. */
  onFailed: () => void;
}

/** Opens the filters in a drawer on narrow screens. */
export function FilterButton({ onFailed, ...props }: FilterButtonProps) {
  const [Drawer, load] = useOnDemand(importDrawer);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const label = (
    <>
      <Icon name="filter" />
      {props.set > 0 ? texts.titleWithCount(props.set) : texts.title}
    </>
  );
  if (!useHydrated()) {
    return (
      <a className="button button--line button--small filter-button" href={`#${FILTERS_ID}`}>
        {label}
      </a>
    );
  }
  const show = async () => {
    if (await load()) return setOpen(true);
    onFailed();
    location.hash = FILTERS_ID;
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="button button--line button--small filter-button"
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
