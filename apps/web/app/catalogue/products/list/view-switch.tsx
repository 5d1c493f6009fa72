import { Link } from 'react-router';
import { type ListAddress, useAddressOf } from '../../list-filters/list-address';
import { Icon } from '../../../platform/ui/icon';
import { PillNav } from '../../../platform/ui/pill-nav';
import { keepView } from '../kept-view';
import styles from './view-switch.module.css';

/** Switches between cards and table of a category, or between all units and the families. */
export function ViewSwitch({ list, total }: { list: ListAddress; total: number }) {
  const addressOf = useAddressOf();
  if (list.view === 'all') {
    return (
      <PillNav className={styles.views} aria-label="View">
        <Link to="/products">
          <Icon name="rows" />
          Families
        </Link>
        <Link to={addressOf(list)} preventScrollReset aria-current="true">
          <Icon name="grid" />
          {total === 1 ? '1 model' : `${total} models`}
        </Link>
      </PillNav>
    );
  }
  const table = list.view === 'table';
  return (
    <PillNav className={styles.views} aria-label="View">
      <Link
        to={addressOf({ ...list, view: null })}
        preventScrollReset
        aria-current={table ? undefined : 'true'}
        onClick={() => keepView(null)}
      >
        <Icon name="grid" />
        Cards
      </Link>
      <Link
        to={addressOf({ ...list, view: 'table' })}
        preventScrollReset
        aria-current={table ? 'true' : undefined}
        onClick={() => keepView('table')}
      >
        <Icon name="rows" />
        Table
      </Link>
    </PillNav>
  );
}
