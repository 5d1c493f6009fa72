import { Dialog } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { DrawerEntries } from './drawer-entries';
import { type DialogControls, Modal } from '../../ui/dialog/modal';
import { Icon } from '../../ui/icon';
import { Logo } from '../../ui/logo';
import { useShell } from '../../ui/page/shell-data';
import './drawer.css';

interface DrawerProps extends DialogControls {
  open: boolean;
}

/** The menu of small screens: the entries of the header's menus in groups that expand. */
export function Drawer({ open, onClose, opener }: DrawerProps) {
  const phone = useShell().company?.sales_phones[0];
  useCloseOnNavigation(onClose);
  return (
    <Modal className="drawer" open={open} opener={opener} onClose={onClose} overlay={false}>
      <Dialog.Title className="vh">Menu</Dialog.Title>
      <div className="drawer__top">
        <Logo waves="#fff" />
        <Dialog.Close className="icon-btn" aria-label="Close menu" aria-expanded="true">
          <Icon name="close" />
        </Dialog.Close>
      </div>
      <DrawerEntries />
      <div className="drawer__end">
        <Link className="btn btn--main" to="/contact-us">
          Talk to sales
        </Link>
        {phone && (
          <a className="btn btn--line" href={`tel:${phone}`}>
            <Icon name="phone" />
            Call
          </a>
        )}
      </div>
    </Modal>
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
