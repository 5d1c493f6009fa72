import { contract } from '@shishir/contract';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { tsr } from '../api/tsr';
import { listRows } from '../ui/list/list-rows';

export const MailQuery = contract.mail.list.query;
export type MailQuery = z.infer<typeof MailQuery>;

/** Loads one page of the mails, newest first. */
export function useMailLog(query: MailQuery) {
  const response = tsr.mail.list.useQuery({
    queryKey: ['mail', 'list', query],
    queryData: { query },
    placeholderData: keepPreviousData,
  });
  const rows = listRows(response, (body) => body.data);
  return { ...rows, sending: response.data?.body.sending ?? true };
}

/** Loads one mail, with its text if it may be shown. */
export function useMail(id: number) {
  return tsr.mail.get.useQuery({ queryKey: ['mail', 'one', id], queryData: { params: { id } } });
}

const SERVER_KEY = ['mail-server'];

/** Loads the mail server; null if none is set up. */
export function useMailServer() {
  return tsr.mailServer.get.useQuery({ queryKey: SERVER_KEY });
}

export const useMailServerSave = () => tsr.mailServer.update.useMutation();
export const useMailServerTest = () => tsr.mailServer.test.useMutation();
export const useMailServerRemoval = () => tsr.mailServer.remove.useMutation();

/**
 * Returns a function that refetches all data that depends on the mail server: waiting mails are sent, and a first step
 * is done.
 */
export function useRefreshMailServer(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [SERVER_KEY, ['mail'], ['first-steps']].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
}
