import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { toFormData } from '../form/schema-form';
import { type ListResponse, listRows } from '../list/list-rows';
import { useRowOrder } from '../order/use-row-order';
import { useFailureToast } from '../toast/outcome-toasts';
import type { RecordResponse } from './record-page';
import { useRecordBulk } from './use-record-bulk';
import { useRecordTrash, type RemovalTexts } from './use-record-trash';

/** A route that changes something. Its arguments differ from domain to domain, so it is called through `sender`. */
interface Change<Sent = unknown> {
  useMutation(options?: { onSettled?: () => void }): {
    mutateAsync: (call: never) => Promise<Sent>;
  };
}

const sender =
  <Sent>(mutation: ReturnType<Change<Sent>['useMutation']>) =>
  (call: { params?: { id: number }; body: unknown }): Promise<Sent> =>
    mutation.mutateAsync(call as never);

interface Routes<Row, Query> {
  list: {
    useQuery(options: {
      queryKey: unknown[];
      queryData: { query: Query };
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
}

interface Options<Row, Query, Body> {
  /** The first part of the keys in the query cache. */
  key: string;
  /** The domain's routes: `tsr.gallery`. */
  routes: Routes<Row, Query>;
  nameOf: (row: Row) => string;
  texts: { loadFailed: string; removal: RemovalTexts };
  /** The body of the request; the default is `withPicture`. */
  encode?: (body: Body) => unknown;
}

/** The body of a request with a picture: texts, and the picture as a file. */
export const withPicture = ({ image, ...fields }: { image?: File }) =>
  toFormData(fields, { image: image ?? null });

/** The calls of a domain whose records are listed, edited in a form, and deleted to the trash: a hook for each. */
export function recordQueries<Row extends { id: number }, Query, Body extends object>(
  options: Options<Row, Query, Body>,
) {
  const { key, routes, nameOf, texts, encode = withPicture } = options;

  /** After a change, what is displayed is read again. */
  function useRefresh() {
    const queries = useQueryClient();
    return () =>
      Promise.all(
        ['list', 'counts'].map((part) => queries.invalidateQueries({ queryKey: [key, part] })),
      );
  }

  return {
    useRefresh,

    /** One page of the list, or of the trash. */
    useList: (query: Query) => {
      const response = routes.list.useQuery({
        queryKey: [key, 'list', query],
        queryData: { query },
        placeholderData: keepPreviousData,
      });
      useFailureToast(response.error, texts.loadFailed);
      return listRows(response, (body) => body.data);
    },

    /** One record as it is saved now; it is not read again while its form is being edited. */
    useOne: (id: number) =>
      routes.get.useQuery({
        queryKey: [key, 'one', id],
        queryData: { params: { id } },
        refetchOnMount: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      }),

    /** Sends a record; without an id it is a new one. */
    useSave: (id: number | null) => {
      const refresh = useRefresh();
      const onSettled = () => void refresh();
      const create = sender(routes.create.useMutation({ onSettled }));
      const update = sender(routes.update.useMutation({ onSettled }));
      return async (values: Body): Promise<Row> => {
        const body = encode(values);
        const sent = id === null ? await create({ body }) : await update({ params: { id }, body });
        return sent.body.data;
      };
    },

    /** Puts a record into the trash, and takes it out of there again. */
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

    /** The order of the records on the site, where staff can change it. */
    useOrder: (rows: Row[], route: Change) => {
      const call = sender(route.useMutation());
      return useRowOrder(rows, (ids) => call({ body: { ids } }), useRefresh());
    },

    /** What is done to several records at once. */
    useBulk: <Status extends string>(
      several: string,
      routes: { changeStatus: Change; removeMany: Change; restoreMany: Change },
    ) => {
      const refresh = useRefresh();
      const status = sender(routes.changeStatus.useMutation());
      const remove = sender(routes.removeMany.useMutation());
      const restore = sender(routes.restoreMany.useMutation());
      return useRecordBulk<Row, Status>({
        nameOf,
        several,
        changeStatus: (ids, value) => status({ body: { ids, status: value } }),
        remove: (ids) => remove({ body: { ids } }),
        restore: (ids) => restore({ body: { ids } }),
        refresh: () => void refresh(),
      });
    },
  };
}
