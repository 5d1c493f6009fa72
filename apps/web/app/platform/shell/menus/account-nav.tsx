import type { User } from '@shishir/contract';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { syncCart } from '../../../sales/cart/cart-sync';
import { Icon } from '../../ui/icon';
import { useOnDemand, whenIdle } from '../../ui/browser/on-demand';
import { accountPicture, Avatar } from '../../ui/avatar';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { shellTexts as texts } from '../shell.texts';
import styles from './account-menu.module.css';

const importMenu = () => import('./account-menu').then(({ AccountMenu }) => AccountMenu);

/** Link to the visitor's dashboard, replaced by the account menu once that is loaded. */
export function AccountNav({ user }: { user: User }) {
  const [Menu, load] = useOnDemand(importMenu);
  const [open, setOpen] = useState(false);

  useEffect(() => whenIdle(() => void load()), [load]);
  useEffect(() => syncCart(user.id), [user.id]);

  if (Menu) return <Menu user={user} open={open} />;
  return (
    <nav className={styles.account} aria-label={texts.account.label}>
      <Link
        to="/dashboard"
        onPointerEnter={() => setOpen(true)}
        onPointerLeave={() => setOpen(false)}
      >
        <Avatar className={styles.portrait} name={user.name} src={accountPicture(user.image)} />
        <VisuallyHidden at="lg-down">{user.name}</VisuallyHidden> <Icon name="down" small />
      </Link>
    </nav>
  );
}
