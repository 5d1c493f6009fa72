import { Link } from 'react-router';
import { type ListAddress, useAddressOf } from '../../list-filters/list-address';
import { Icon } from '../../../platform/ui/icon';
import { PillNav } from '../../../platform/ui/pill-nav';
import { keepView } from '../kept-view';
import { productListTexts } from './product-list.texts';
import styles from './view-switch.module.css';

const texts = productListTexts.view;

/** Switches between cards and table of a category, or between all units and the families. */
export function ViewSwitch({ list, total }: { list: ListAddress; total: number }) {
  const addressOf = useAddressOf();
  if (list.view === 'all') {
    return (
      <PillNav className={styles.views} aria-label={texts.label}>
        <Link to="/products">
          <Icon name="rows" />
          {texts.families}
        </Link>
        <Link to={addressOf(list)} preventScrollReset aria-current="true">
          <Icon name="grid" />
          {texts.models(total)}
        </Link>
      </PillNav>
    );
  }
  const table = list.view === 'table';
  return (
    <PillNav className={styles.views} aria-label={texts.label}>
      <Link
        to={addressOf({ ...list, view: null })}
        preventScrollReset
        aria-current={table ? undefined : 'true'}
        onClick={() => keepView(null)}
      >
        <Icon name="grid" />
        {texts.cards}
      </Link>
      <Link
        to={addressOf({ ...list, view: 'table' })}
        preventScrollReset
        aria-current={table ? 'true' : undefined}
        onClick={() => keepView('table')}
      >
        <Icon name="rows" />
        {texts.table}
      </Link>
    </PillNav>
  );
}
