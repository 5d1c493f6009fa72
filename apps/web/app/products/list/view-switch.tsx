import { Link } from 'react-router';
import { type ListAddress, useAddressOf } from '../../list-filters/list-address';
import { Icon } from '../../ui/icon';
import './view-switch.css';

/** The two views of a category, or the way back from all units to their families. */
export function ViewSwitch({ list, total }: { list: ListAddress; total: number }) {
  const addressOf = useAddressOf();
  const all = list.view === 'all';
  const cards = list.view === 'cards';
  return (
    <nav className="vsw" aria-label="View">
      <Link
        to={all ? '/products' : addressOf({ ...list, view: null })}
        preventScrollReset={!all}
        aria-current={all || cards ? undefined : 'true'}
      >
        <Icon name="rows" />
        {all ? 'Families' : 'Table'}
      </Link>
      <Link
        to={addressOf({ ...list, view: all ? 'all' : 'cards' })}
        preventScrollReset
        aria-current={all || cards ? 'true' : undefined}
      >
        <Icon name="grid" />
        {all ? (total === 1 ? '1 model' : `${total} models`) : 'Cards'}
      </Link>
    </nav>
  );
}
