import type { AuditQuery } from '@shishir/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { tsr } from '../../platform/api/tsr';
import { listRows } from '../../platform/ui/list/list-rows';

/** Loads one page of the log, newest first. */
export function useAuditLog(query: AuditQuery) {
  const response = tsr.audit.list.useQuery({
    queryKey: ['audit', query],
    queryData: { query },
    placeholderData: keepPreviousData,
  });
  return listRows(response, (body) => body.data);
}
