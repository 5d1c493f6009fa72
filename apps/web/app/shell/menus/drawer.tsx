import { Dialog } from 'radix-ui';
import { useEffect, useRef, type RefObject } from 'react';
import { Link, useLocation } from 'react-router';
import { DrawerEntries } from './drawer-entries';
import { Icon } from '../../ui/icon';
import { Logo } from '../../ui/logo';
import { useShell } from '../../ui/page/shell-data';

export interface DrawerProps {
  open: boolean;
  close: () => void;
  /** What opened it, and gets the focus back. */
  opener: RefObject<HTMLElement | null>;
}

/** The menu of small screens: everything that the header's menus hold, in groups that open. */
export function Drawer({ open, close, opener }: DrawerProps) {
  const { company } = useShell();
  useCloseOnNavigation(close);
  return (
    <Dialog.Root open={open} onOpenChange={close}>
      <Dialog.Portal>
        {/* No Dialog.Overlay: it writes a style element, which the page's policy refuses. */}
        <Dialog.Content
          className="drawer"
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener.current?.focus();
          }}
        >
          <Dialog.Title className="vh">Menu</Dialog.Title>
          <div className="drawer__top">
            <Logo name={company?.name} waves="#fff" />
            <Dialog.Close className="icon-btn" aria-label="Close menu" aria-expanded="true">
              <Icon name="close" />
            </Dialog.Close>
          </div>
          <DrawerEntries />
          <div className="drawer__end">
            <Link className="btn btn--main" to="/contact-us">
              Talk to sales
            </Link>
            {company && (
              <a className="btn btn--line" href={`tel:${company.sales_phones[0]}`}>
                <Icon name="phone" />
                Call
              </a>
            )}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function useCloseOnNavigation(close: () => void) {
  const { key } = useLocation();
  const at = useRef(key);
  useEffect(() => {
    if (at.current === key) return;
    at.current = key;
    close();
  }, [key, close]);
}
