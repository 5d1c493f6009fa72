import {
  contract,
  type DecideApproval,
  type Quotation,
  type QuotationQuery as Query,
  type QuotationSettings,
  type SaveRevision,
} from '@shishir/contract';
import { apiPath } from '@shishir/contract/client';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { replaceData } from '../../platform/api/cache-writes';
import { tsr } from '../../platform/api/tsr';
import { listRows } from '../../platform/ui/list/list-rows';

export const QuotationQuery = contract.quotations.list.query;
export type QuotationQuery = Query;

/** Interval for questions and openings, which customers cause while the page is on screen. */
const FRESH_MS = 60_000;
const MOST_OF_ENQUIRY = 20;

export const quotationKeys = {
  all: ['quotations'],
  lists: ['quotations', 'list'],
  one: (id: number) => ['quotations', 'one', id],
  terms: ['quotations', 'terms'],
  settings: ['quotations', 'settings'],
};

/** The PDF of a revision; that of a draft is marked as such. */
export const pdfAddress = (id: number, revision: number) =>
  apiPath('GET /api/v1/quotations/:id/revisions/:revision/pdf', { params: { id, revision } });

/** The purchase order that the customer sent with the acceptance. */
export const orderAddress = (id: number, revision: number) =>
  apiPath('GET /api/v1/quotations/:id/revisions/:revision/order', { params: { id, revision } });

/** One page of quotations. */
export function useQuotationList(query: QuotationQuery) {
  const response = tsr.quotations.list.useQuery({
    queryKey: [...quotationKeys.lists, query],
    queryData: { query },
    placeholderData: keepPreviousData,
    refetchInterval: FRESH_MS,
  });
  return listRows(response, (body) => body.data);
}

/** The quotations that answer an enquiry. */
export function useQuotationsOf(message_id: number) {
  const query: QuotationQuery = { message_id, page: 1, pageSize: MOST_OF_ENQUIRY };
  return tsr.quotations.list.useQuery({
    queryKey: [...quotationKeys.lists, query],
    queryData: { query },
  });
}

/** One quotation, always reloaded. */
export function useQuotation(id: number) {
  return tsr.quotations.get.useQuery({
    queryKey: quotationKeys.one(id),
    queryData: { params: { id } },
    enabled: Number.isSafeInteger(id),
    refetchOnMount: 'always',
    refetchInterval: FRESH_MS,
  });
}

/** The customer's enquiry; undefined if it no longer exists. */
export function useQuotedEnquiry(id: number | undefined) {
  const response = tsr.contactMessage.get.useQuery({
    queryKey: ['contact-message', 'one', id],
    queryData: { params: { id: id ?? 0 } },
    enabled: id !== undefined,
  });
  return response.data?.body.data;
}

/** Stores the response of a call in the cache, and invalidates everything that shows quotations. */
export function useQuotationCache() {
  const queries = useQueryClient();
  const take = (quotation: Quotation) => {
    replaceData(queries, quotationKeys.one(quotation.id), {
      status: 200,
      body: { data: quotation },
      headers: new Headers(),
    });
    void queries.invalidateQueries({ queryKey: quotationKeys.lists });
  };
  return {
    take,
    reread: async (id: number) => {
      await queries.invalidateQueries({ queryKey: quotationKeys.one(id) });
      void queries.invalidateQueries({ queryKey: quotationKeys.lists });
    },
    drop: (id: number) => {
      queries.removeQueries({ queryKey: quotationKeys.one(id) });
      void queries.invalidateQueries({ queryKey: quotationKeys.lists });
    },
    /** Reloads enquiries, as sending and answering also add to their history. */
    refreshEnquiries: () => void queries.invalidateQueries({ queryKey: ['contact-message'] }),
  };
}

/** Actions on a quotation; each call resolves to its new state. */
export function useQuotationCalls(id: number) {
  const cache = useQuotationCache();
  const params = { id };
  const save = tsr.quotations.save.useMutation();
  const draft = tsr.quotations.draft.useMutation();
  const discard = tsr.quotations.discard.useMutation();
  const send = tsr.quotations.send.useMutation();
  const again = tsr.quotations.sendAgain.useMutation();
  const answer = tsr.quotations.answer.useMutation();
  const request = tsr.quotations.requestApproval.useMutation();
  const decide = tsr.quotations.decideApproval.useMutation();
  const note = tsr.quotations.setNote.useMutation();
  const cached = ({ body: { data } }: { body: { data: Quotation } }): Quotation => {
    cache.take(data);
    return data;
  };
  const withKey = (key: string) => ({ 'idempotency-key': key });
  return {
    save: async (body: SaveRevision) => cached(await save.mutateAsync({ params, body })),
    begin: async () => cached(await draft.mutateAsync({ params, body: {} })),
    discard: () => discard.mutateAsync({ params, body: {} }),
    send: async (version: number, key: string) =>
      cached(await send.mutateAsync({ params, headers: withKey(key), body: { version } })),
    requestApproval: async (version: number) =>
      cached(await request.mutateAsync({ params, body: { version } })),
    decideApproval: async (body: DecideApproval) =>
      cached(await decide.mutateAsync({ params, body })),
    sendAgain: async () => {
      cached(await again.mutateAsync({ params, body: {} }));
      cache.refreshEnquiries();
    },
    answer: async (text: string, key: string) =>
      cached(await answer.mutateAsync({ params, headers: withKey(key), body: { text } })),
    setNote: async (text: string, version: number) =>
      cached(await note.mutateAsync({ params, body: { note: text, version } })),
  };
}

/** Starts a quotation from an enquiry. */
export function useQuotationStart() {
  const cache = useQuotationCache();
  const create = tsr.quotations.create.useMutation();
  return {
    pending: create.isPending,
    start: async (message_id: number, key: string): Promise<Quotation> => {
      const headers = { 'idempotency-key': key };
      const { body } = await create.mutateAsync({ headers, body: { message_id } });
      cache.take(body.data);
      cache.refreshEnquiries();
      return body.data;
    },
  };
}

/** Rules of the owner for prices; undefined until they are loaded. */
export function useQuotationSettings() {
  const response = tsr.quotations.settings.useQuery({ queryKey: quotationKeys.settings });
  return response.data?.body.data;
}

/** Returns a function that saves the rules. */
export function useSettingsSave() {
  const queries = useQueryClient();
  const save = tsr.quotations.saveSettings.useMutation({
    onSuccess: (response) => replaceData(queries, quotationKeys.settings, response),
  });
  return async (body: QuotationSettings) => (await save.mutateAsync({ body })).body.data;
}

/** Sets of terms, with the default for new quotations first. */
export function useTermsSets() {
  const response = tsr.quotations.terms.useQuery({ queryKey: quotationKeys.terms });
  return {
    sets: response.data?.body.data ?? [],
    pending: response.isPending,
    failed: response.isError,
    retry: () => void response.refetch(),
  };
}
