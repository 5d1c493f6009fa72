import type { SetSizingValue, SizingValueRow } from '@shishir/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { changeData } from '../../../platform/api/cache-writes';
import { tsr } from '../../../platform/api/tsr';

const KEY = ['sizing-values'];

/** All constants, in the order of their sections. */
export const useSizingValues = () => tsr.sizingValues.list.useQuery({ queryKey: KEY });

export function useRefreshValues(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: KEY });
}

export type ValueBody = z.input<typeof SetSizingValue>;

/** Sets a constant; its row shows the saved value immediately. */
export function useValueSave({ key }: Pick<SizingValueRow, 'key'>) {
  const queries = useQueryClient();
  const set = tsr.sizingValues.set.useMutation();
  return {
    pending: set.isPending,
    save: async (body: ValueBody, signal?: AbortSignal): Promise<SizingValueRow> => {
      const call = { params: { key }, body, fetchOptions: { signal } };
      const { data: saved } = (await set.mutateAsync(call)).body;
      changeData<{ body: { data: SizingValueRow[] } }>(queries, KEY, (before) => ({
        ...before,
        body: { data: before.body.data.map((row) => (row.key === saved.key ? saved : row)) },
      }));
      return saved;
    },
  };
}
