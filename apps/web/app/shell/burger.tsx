import { useCallback, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '../ui/icon';
import { useOnDemand } from '../ui/browser/on-demand';
import { useHydrated } from '../ui/browser/hydrated';

const bringDrawer = () => import('./menus/drawer').then(({ Drawer }) => Drawer);

/** Opens the menu of small screens. Until the page is alive it leads to the catalogue instead. */
export function Burger() {
  const [Drawer, load] = useOnDemand(bringDrawer);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  if (!useHydrated()) {
    return (
      <Link className="icon-btn burger" to="/products" aria-label="Open menu">
        <Icon name="menu" />
      </Link>
    );
  }
  const show = () => {
    setOpen(true);
    void load();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="icon-btn burger"
        aria-label="Open menu"
        aria-expanded={open}
        aria-haspopup="dialog"
        onPointerEnter={() => void load()}
        onClick={show}
      >
        <Icon name="menu" />
      </button>
      {Drawer && <Drawer open={open} close={close} opener={button} />}
    </>
  );
}
