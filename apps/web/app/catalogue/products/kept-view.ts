import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useNavigate, useNavigationType } from 'react-router';
import { type ListAddress, type ListView, useAddressOf } from '../list-filters/list-address';

/** The view that this browser's visitor last chose for a category. Never set on the server. */
let kept: ListView | null = null;

export const keepView = (view: ListView | null) => {
  kept = view;
};

/** True if the links to categories lead to their tables: on a table, and later until cards are chosen. */
export const opensTable = (view: ListView | null | undefined) => (view ?? kept) === 'table';

/**
 * Opens the table of a category that a link without a view led to, while the table is the chosen view. Back and
 * forward show what they showed.
 */
export function useKeptView(list: ListAddress, isCategory: boolean): void {
  const navigate = useNavigate();
  const addressOf = useAddressOf();
  const followed = useNavigationType() === NavigationType.Push;
  const { view } = list;
  const openTable = useEffectEvent(() => {
    void navigate(addressOf({ ...list, view: 'table' }), { replace: true });
  });
  useEffect(() => {
    if (!isCategory) return;
    if (view === 'table') keepView(view);
    else if (followed && kept === 'table') openTable();
  }, [view, isCategory, followed]);
}
