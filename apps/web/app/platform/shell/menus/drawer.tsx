import { phoneLink } from '@shishir/format';
import { Dialog } from 'radix-ui';
import { type FormEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { WhatsAppLink } from '../../ui/contact-link';
import { type DialogControls, Modal } from '../../ui/dialog/modal';
import { Icon } from '../../ui/icon';
import { Logo } from '../../ui/logo';
import { useShell } from '../../ui/page/shell-data';
import { SearchPill } from '../../ui/search-pill';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { shellTexts } from '../shell.texts';
import { DrawerEntries } from './drawer-entries';
import styles from './drawer.module.css';

const texts = shellTexts.drawer;

interface DrawerProps extends DialogControls {
  open: boolean;
}

/** Menu of small screens: search, the entries of the header's menus in groups that open, cart and account. */
export function Drawer({ open, onClose, opener }: DrawerProps) {
  useCloseOnNavigation(onClose);
  return (
    <Modal className={styles.drawer} open={open} opener={opener} onClose={onClose} overlay={false}>
      <Dialog.Title asChild>
        <VisuallyHidden as="h2">{texts.title}</VisuallyHidden>
      </Dialog.Title>
      <div className={styles.header}>
        <Logo waves="#fff" />
        <Dialog.Close className="icon-button" aria-label={texts.close} aria-expanded="true">
          <Icon name="close" />
        </Dialog.Close>
      </div>
      <div className={styles.scroll}>
        <Search />
        <DrawerEntries />
      </div>
      <Sales />
    </Modal>
  );
}

/** Search field without suggestions: the drawer has no room for them. */
function Search() {
  const navigate = useNavigate();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('q') as string;
    void navigate(`/search?q=${encodeURIComponent(text.trim())}`);
  };
  return <SearchPill fieldLabel={shellTexts.search.label} onSubmit={onSubmit} />;
}

/** Foot of the drawer, which stays in view while the entries scroll: hours and phone of sales. */
function Sales() {
  const { company } = useShell();
  const phone = company?.sales_phones[0];
  if (!phone) return null;
  return (
    <div className={styles.contact}>
      {company.sales_hours && (
        <p className="quiet">
          <Icon name="clock" small />
          {company.sales_hours}
        </p>
      )}
      <a className="button button--main" href={phoneLink(phone)}>
        <Icon name="phone" />
        {texts.call}
      </a>
      <WhatsAppLink className="button button--line" number={phone} />
    </div>
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
