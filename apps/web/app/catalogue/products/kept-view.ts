import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useNavigate, useNavigationType } from 'react-router';
import { type ListAddress, type ListView, useAddressOf } from '../list-filters/list-address';

/** The last view that the visitor chose for a category. Never set on the server. */
let kept: ListView | null = null;

export const keepView = (view: ListView | null) => {
  kept = view;
};

/** Returns true if links to categories open their tables: after a table was opened, until cards are chosen. */
export const opensTable = (view: ListView | null | undefined) => (view ?? kept) === 'table';

/**
 * Opens the table of a category after a link without a view if the table is the chosen view. Back and forward keep the
 * view of their page.
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
