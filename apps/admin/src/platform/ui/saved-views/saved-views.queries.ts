import type { SavedView, UpdateSavedView } from '@shishir/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { tsr } from '../../api/tsr';
import type { ListAddress } from '../list/list-address';
import type { Visible } from '../list/list-columns';
import { useOutcomeToasts } from '../toast/outcome-toasts';
import { savedViewsTexts as texts } from './saved-views.texts';

/** List parameter that names the open saved view. */
export const SAVED_VIEW = 'saved';

const keyOf = (screen: SavedView['screen'] | undefined) => ['saved-views', screen];

/** Returns the query string with which a saved view opens its list. */
export const viewSearch = ({ id, query }: Pick<SavedView, 'id' | 'query'>) =>
  `?${SAVED_VIEW}=${id}${query && '&'}${query}`;

/** Normalises a query: equivalent queries get the same text, whatever the order of their parameters. */
export function sameQuery(query: string): string {
  const parameters = new URLSearchParams(query);
  parameters.sort();
  return parameters.toString();
}

export interface CurrentView {
  views: SavedView[];
  /** View that the address names. */
  current: SavedView | null;
  /** True if search, filters or order differ from those of the view. */
  changed: boolean;
}

/** Returns the saved views of a list; empty without a screen. */
export function useSavedViews(
  screen: SavedView['screen'] | undefined,
  address: ListAddress,
): CurrentView {
  const [parameters] = useSearchParams();
  const response = tsr.savedViews.list.useQuery({
    queryKey: keyOf(screen),
    queryData: { query: { screen: screen! } },
    enabled: screen !== undefined,
    staleTime: 60_000,
  });
  const views = response.data?.body.data ?? [];
  const id = Number(parameters.get(SAVED_VIEW));
  const current = views.find((view) => view.id === id) ?? null;
  return {
    views,
    current,
    changed: current !== null && sameQuery(current.query) !== address.filterQuery,
  };
}

/** Creates, changes and deletes saved views, and shows the outcome. */
export function useViewWrites(screen: SavedView['screen']) {
  const queries = useQueryClient();
  const outcome = useOutcomeToasts();
  const refresh = () => queries.invalidateQueries({ queryKey: keyOf(screen) });
  const create = tsr.savedViews.create.useMutation({ onSettled: refresh });
  const change = tsr.savedViews.update.useMutation({ onSettled: refresh });
  const removal = tsr.savedViews.remove.useMutation({ onSettled: refresh });
  const update = async (view: SavedView, body: UpdateSavedView) => {
    const { id, version } = view;
    return (await change.mutateAsync({ params: { id }, body: { ...body, version } })).body.data;
  };
  return {
    create: create.mutateAsync,
    update,
    /** Stores the current filters and columns in the view. */
    replace: async (view: SavedView, query: string, columns: Visible | null): Promise<boolean> => {
      try {
        await update(view, { query, columns });
        outcome.succeeded(texts.updated(view.name));
        return true;
      } catch (error) {
        outcome.failed(error, { text: texts.failed, preferServerMessage: true });
        return false;
      }
    },
    /** Resolves to true if the view was deleted. */
    remove: async ({ id, name }: SavedView): Promise<boolean> => {
      try {
        await removal.mutateAsync({ params: { id }, body: {} });
        outcome.succeeded(texts.deleted(name));
        return true;
      } catch (error) {
        outcome.failed(error, { text: texts.deleteFailed, preferServerMessage: true });
        return false;
      }
    },
    removing: removal.isPending,
  };
}
