import type { RecordOptions } from '@shishir/contract';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { toFormData } from '../form/schema-form';
import { type ListResponse, listRows } from '../list/list-rows';
import { useRowOrder } from '../order/use-row-order';
import { useFailureToast } from '../toast/outcome-toasts';
import type { RecordResponse } from './record-page';
import type { RecordBody } from './record-values';
import { useRecordBulk } from './use-record-bulk';
import { useRecordTrash, type RemovalTexts } from './use-record-trash';

/** Route that changes something. Its arguments differ between domains, so it is called through `sender`. */
interface Change<Sent = unknown> {
  useMutation(options?: { onSettled?: () => void }): {
    mutateAsync: (call: never) => Promise<Sent>;
  };
}

const sender =
  <Sent>(mutation: ReturnType<Change<Sent>['useMutation']>) =>
  (call: {
    params?: { id: number };
    headers?: { 'idempotency-key': string | undefined };
    body: unknown;
  }): Promise<Sent> =>
    mutation.mutateAsync(call as never);

interface Routes<Row> {
  list: {
    useQuery(options: {
      queryKey: unknown[];
      queryData: { query: never };
      placeholderData: typeof keepPreviousData;
    }): ListResponse<{ data: Row[] }>;
  };
  get: {
    useQuery(options: {
      queryKey: unknown[];
      queryData: { params: { id: number } };
      refetchOnMount: 'always';
      refetchOnWindowFocus: false;
      refetchOnReconnect: false;
    }): RecordResponse<Row>;
  };
  create: Change<{ body: { data: Row } }>;
  update: Change<{ body: { data: Row } }>;
  remove: Change;
  restore: Change;
  removeMany: Change;
  restoreMany: Change;
  /** Only records with a status have this route and the next one. */
  counts?: {
    useQuery(options: { queryKey: unknown[] }): { data?: { body: { data: StatusCounts } } };
  };
  changeStatus?: Change;
  /** Only records with an order have this route. */
  reorder?: Change;
}

interface StatusCounts {
  all: number;
  trash: number;
  by_status: Record<string, number>;
}

interface Options<Row> {
  declared: { options: RecordOptions };
  /** Routes of the domain, such as `tsr.gallery`. */
  routes: Routes<Row>;
  nameOf: (row: Row) => string;
  texts: {
    loadFailed: string;
    removal: RemovalTexts;
    /** Plural in messages, if it differs from the declared one. */
    many?: string;
  };
}

/** Hooks for the records of a domain. */
export type RecordHooks<Row extends { id: number }> = ReturnType<typeof recordQueries<Row>>;

/** Query of a list of records; domains add filters. */
export interface RecordQuery {
  page?: number;
  pageSize?: number;
  q?: string;
  sort?: string;
  trash?: 'true';
  status?: string;
  [filter: string]: unknown;
}

/** Creates the hooks of a domain whose records have a list, a form and a trash. */
export function recordQueries<Row extends { id: number }>(options: Options<Row>) {
  const { declared, routes, nameOf, texts } = options;
  const { path, picture, many } = declared.options;
  const key = path.slice(1);
  // Records without a picture are sent as JSON.
  const encode = ({ image, ...fields }: RecordBody) =>
    picture ? toFormData(fields, { image: image ?? null }) : fields;

  /** Refetches the displayed data after a change. */
  function useRefresh() {
    const queries = useQueryClient();
    return () =>
      Promise.all(
        ['list', 'counts'].map((part) => queries.invalidateQueries({ queryKey: [key, part] })),
      );
  }

  return {
    useRefresh,

    /** Loads one page of the list or the trash. */
    useList: (query: RecordQuery) => {
      const response = routes.list.useQuery({
        queryKey: [key, 'list', query],
        queryData: { query: query as never },
        placeholderData: keepPreviousData,
      });
      useFailureToast(response.error, texts.loadFailed);
      return listRows(response, (body) => body.data);
    },

    /** Loads a record as it is saved now; not refetched while its form is edited. */
    useOne: (id: number) =>
      routes.get.useQuery({
        queryKey: [key, 'one', id],
        queryData: { params: { id } },
        refetchOnMount: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      }),

    /** Saves a record; a null id creates one, once per key. */
    useSave: (id: number | null) => {
      const refresh = useRefresh();
      const onSettled = () => void refresh();
      const create = sender(routes.create.useMutation({ onSettled }));
      const update = sender(routes.update.useMutation({ onSettled }));
      return async (values: RecordBody, key?: string): Promise<Row> => {
        const body = encode(values);
        const headers = { 'idempotency-key': key };
        const sent =
          id === null ? await create({ headers, body }) : await update({ params: { id }, body });
        return sent.body.data;
      };
    },

    /** Moves a record to the trash and restores it. */
    useTrash: () => {
      const refresh = useRefresh();
      const queries = useQueryClient();
      const remove = sender(routes.remove.useMutation());
      const restore = sender(routes.restore.useMutation());
      return useRecordTrash<Row>({
        nameOf,
        remove: (id) => remove({ params: { id }, body: {} }),
        restore: async (id) => {
          await restore({ params: { id }, body: {} });
          await queries.invalidateQueries({ queryKey: [key, 'one', id] });
        },
        refresh: () => void refresh(),
        texts: texts.removal,
      });
    },

    /** Returns counts by status; undefined while they load, or if the record has no status. */
    useCounts: () => routes.counts?.useQuery({ queryKey: [key, 'counts'] }).data?.body.data,

    /** Returns the rows in their order on the site, which staff may change if the record has one. */
    useOrder: (rows: Row[]) => {
      const reorder = routes.reorder && sender(routes.reorder.useMutation());
      return useRowOrder(rows, async (ids) => reorder?.({ body: { ids } }), useRefresh());
    },

    /** Actions on several records together. */
    useBulk: () => {
      const refresh = useRefresh();
      const status = routes.changeStatus && sender(routes.changeStatus.useMutation());
      const remove = sender(routes.removeMany.useMutation());
      const restore = sender(routes.restoreMany.useMutation());
      return useRecordBulk<Row, string>({
        nameOf,
        several: texts.many ?? many,
        changeStatus: async (ids, value) => status?.({ body: { ids, status: value } }),
        remove: (ids) => remove({ body: { ids } }),
        restore: (ids) => restore({ body: { ids } }),
        refresh: () => void refresh(),
      });
    },
  };
}
