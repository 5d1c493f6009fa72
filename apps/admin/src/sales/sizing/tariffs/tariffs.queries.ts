import type { TariffRow, UpdateTariff } from '@shishir/contract';
import { dhakaParts } from '@shishir/format';
import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { tsr } from '../../../platform/api/tsr';
import { useOutcomeToasts } from '../../../platform/ui/toast/outcome-toasts';
import { removalTexts as texts, tariffsTexts } from './tariffs.texts';

const KEY = ['tariffs'];

/** Tariffs by code, latest first. */
export const useTariffs = () => tsr.tariffs.list.useQuery({ queryKey: KEY });

export function useRefreshTariffs(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: KEY });
}

export type TariffBody = z.input<typeof UpdateTariff>;

/** Saves a tariff; `id` is null for a new one. */
export function useTariffSave(id: number | null) {
  const create = tsr.tariffs.create.useMutation();
  const update = tsr.tariffs.update.useMutation();
  return async (body: TariffBody, signal: AbortSignal): Promise<TariffRow> => {
    const fetchOptions = { signal };
    if (id !== null) {
      return (await update.mutateAsync({ params: { id }, body, fetchOptions })).body.data;
    }
    return (await create.mutateAsync({ body, fetchOptions })).body.data;
  };
}

export function useTariffRemoval({ id, code, valid_from }: TariffRow, onSettled: () => void) {
  const refresh = useRefreshTariffs();
  const outcome = useOutcomeToasts();
  const removal = tsr.tariffs.remove.useMutation({
    onSuccess: () => outcome.succeeded(texts.done(tariffsTexts.nameOf(code, valid_from))),
    onError: (error) => outcome.failed(error, { text: texts.failed, preferServerMessage: true }),
    onSettled: () => {
      refresh();
      onSettled();
    },
  });
  return {
    pending: removal.isPending,
    remove: () => removal.mutate({ params: { id }, body: {} }),
  };
}

/** Tariffs of one code, latest first. */
export interface CodeTariffs {
  code: string;
  /** Tariffs that are not valid yet. */
  later: TariffRow[];
  /** The tariff that the site calculates with. */
  current: TariffRow | null;
  replaced: TariffRow[];
}

/** Today in Dhaka as an ISO date. */
export function today(now = new Date()): string {
  const { year, month, day } = dhakaParts(now);
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}

/** Groups tariffs by code; the latest valid one applies. */
export function byCode(rows: readonly TariffRow[], day: string): CodeTariffs[] {
  return [...new Set(rows.map(({ code }) => code))].map((code) => {
    const own = rows.filter((row) => row.code === code);
    const [current = null, ...replaced] = own.filter(({ valid_from }) => valid_from <= day);
    return { code, later: own.filter(({ valid_from }) => valid_from > day), current, replaced };
  });
}
