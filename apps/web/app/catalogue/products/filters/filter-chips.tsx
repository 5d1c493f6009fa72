import { Link } from 'react-router';
import { Icon } from '../../../platform/ui/icon';
import { VisuallyHidden } from '../../../platform/ui/visually-hidden';
import type { SetFilter } from '../../list-filters/facets';
import {
  type ListAddress,
  useAddressOf,
  without,
  withoutFilters,
} from '../../list-filters/list-address';
import { filtersTexts as texts } from './filters.texts';
import styles from './filter-chips.module.css';

interface FilterChipsProps {
  list: ListAddress;
  set: SetFilter[];
  own: string[];
}

/** Lists the active filters, each with a link that removes it. */
export function FilterChips({ list, set, own }: FilterChipsProps) {
  const addressOf = useAddressOf();
  if (set.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={texts.active}>
      {set.map(({ label, remove }) => (
        <li key={label}>
          <Link className="chip number" to={addressOf(without(list, remove))} preventScrollReset>
            {label}
            <Icon name="close" />
            <VisuallyHidden>{texts.remove}</VisuallyHidden>
          </Link>
        </li>
      ))}
      {set.length > 1 && (
        <li>
          <Link className="link" to={addressOf(withoutFilters(list, own))} preventScrollReset>
            {texts.clear}
          </Link>
        </li>
      )}
    </ul>
  );
}
