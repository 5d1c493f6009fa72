import { Dialog } from 'radix-ui';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { type DialogControls, Modal } from '../../../platform/ui/dialog/modal';
import { Icon } from '../../../platform/ui/icon';
import { FilterForm } from './filter-form';
import { filtersTexts as texts } from './filters.texts';
import type { Facets } from '../../list-filters/facets';
import { type ListAddress, useAddressOf, withoutFilters } from '../../list-filters/list-address';
import styles from './filter-drawer.module.css';

export interface FilterDrawerProps extends DialogControls {
  list: ListAddress;
  facets: Facets;
  marks: { tr: number[]; flow: number[]; price: number[] };
  /** Categories of the page itself. */
  own: string[];
  /** Number of active filters, and of matching products. */
  set: number;
  total: number;
  busy: boolean;
  open: boolean;
}

/** Filters in a drawer. Changes apply immediately; the button shows the number of products. */
export function FilterDrawer({ open, onClose, opener, ...props }: FilterDrawerProps) {
  return (
    <Modal className={styles.drawer} open={open} opener={opener} onClose={onClose}>
      <Filters {...props} />
    </Modal>
  );
}

function Filters(props: Omit<FilterDrawerProps, 'open' | 'onClose' | 'opener'>) {
  const { list, facets, marks, own, set, total, busy } = props;
  const addressOf = useAddressOf();
  const navigate = useNavigate();
  // Only the first change adds a history entry, so that the back button undoes all of them.
  const changed = useRef(false);
  const apply = (next: ListAddress) => {
    void navigate(addressOf(next), { preventScrollReset: true, replace: changed.current });
    changed.current = true;
  };
  return (
    <>
      <div className={styles.header}>
        <Dialog.Title>{texts.title}</Dialog.Title>
        <Dialog.Close className="icon-button" aria-label={texts.close}>
          <Icon name="close" />
        </Dialog.Close>
      </div>
      <div className={styles.inner}>
        <FilterForm id="drawer-filters" {...{ list, facets, own, marks }} onApply={apply} />
      </div>
      <div className={styles.actions}>
        <button
          type="button"
          className="button button--line"
          disabled={set === 0}
          onClick={() => apply(withoutFilters(list, own))}
        >
          {texts.clear}
        </button>
        <Dialog.Close className="button button--main number" aria-busy={busy}>
          {texts.showCount(total)}
        </Dialog.Close>
      </div>
    </>
  );
}
