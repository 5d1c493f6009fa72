import type { HistorySubject, RestoreVersion } from '@shishir/contract';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { tsr } from '../../platform/api/tsr';

/** Versions per page. */
export const PAGE_SIZE = 30;

/** Record of a history. */
export interface Subject {
  subject: HistorySubject;
  id: number;
}

/** Loads one page of the versions of a record, newest first. */
export function useVersions({ subject, id }: Subject, page: number) {
  return tsr.history.list.useQuery({
    queryKey: ['history', subject, id, 'page', page],
    queryData: { params: { subject, id }, query: { page, pageSize: PAGE_SIZE } },
    placeholderData: keepPreviousData,
  });
}

/** Loads one version, with its differences from today. */
export function useVersion({ subject, id }: Subject, version: number) {
  return tsr.history.get.useQuery({
    queryKey: ['history', subject, id, 'version', version],
    queryData: { params: { subject, id, version } },
  });
}

/** Restores a version. Refetches everything that shows the record, on success and on failure. */
export function useRestoreVersion({ subject, id }: Subject) {
  const queries = useQueryClient();
  const restore = tsr.history.restore.useMutation({
    onSettled: () => queries.invalidateQueries(),
  });
  return {
    pending: restore.isPending,
    restore: (body: RestoreVersion) => restore.mutateAsync({ params: { subject, id }, body }),
  };
}
