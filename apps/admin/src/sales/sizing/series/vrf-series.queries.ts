import type { SetVrfSeries, VrfSeriesRow } from '@shishir/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { tsr } from '../../../platform/api/tsr';

const KEY = ['vrf-series'];

/** Rows of the series with entered limits. */
export const useSeriesRows = () => tsr.vrfSeries.list.useQuery({ queryKey: KEY });

/** Published outdoor units, from which the list of series follows. */
export const useSystemCatalogue = () =>
  tsr.sizing.catalogue.useQuery({ queryKey: ['system-catalogue'] });

export function useRefreshSeries(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: KEY });
}

export type SeriesBody = z.input<typeof SetVrfSeries>;

export function useSeriesSave() {
  const set = tsr.vrfSeries.set.useMutation();
  return async (body: SeriesBody, signal: AbortSignal): Promise<VrfSeriesRow> =>
    (await set.mutateAsync({ body, fetchOptions: { signal } })).body.data;
}
