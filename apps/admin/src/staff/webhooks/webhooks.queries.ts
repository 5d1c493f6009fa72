import { contract } from '@shishir/contract';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { tsr } from '../../platform/api/tsr';
import { listRows } from '../../platform/ui/list/list-rows';

const KEY = ['webhooks'];
/** A waiting delivery is sent within seconds. */
const WATCH_MS = 3_000;

export const DeliveriesQuery = contract.webhooks.deliveries.query;
export type DeliveriesQuery = z.infer<typeof DeliveriesQuery>;

export const useWebhooks = () => tsr.webhooks.list.useQuery({ queryKey: KEY });

/** Loads one page of the log, newest first. Reloads it while a delivery has not been tried. */
export function useDeliveries(id: number, query: DeliveriesQuery) {
  const response = tsr.webhooks.deliveries.useQuery({
    queryKey: [...KEY, id, query],
    queryData: { params: { id }, query },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.body.data.some(
        ({ status, duration_ms }) => status === 'waiting' && duration_ms === null,
      )
        ? WATCH_MS
        : false,
  });
  return listRows(response, (body) => body.data);
}

/** Returns a function that refetches the webhooks and their logs. */
export function useRefreshWebhooks(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: KEY });
}
