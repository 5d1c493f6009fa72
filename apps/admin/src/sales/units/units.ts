import { type Unit, unitRecord } from '@shishir/contract';
import { apiPath } from '@shishir/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { tsr } from '../../platform/api/tsr';
import { paths } from '../../platform/ui/page/paths';
import { recordQueries } from '../../platform/ui/record/record-queries';
import { unitTexts } from './units.texts';

const texts = { ...unitTexts, values: {} };
const nameOf = ({ brand, model, serial }: Unit) => [brand, model, serial].filter(Boolean).join(' ');

/** Settings of the screens for installed units. */
export const units = {
  declared: unitRecord,
  paths: paths.units,
  nameOf,
  texts,
  records: recordQueries<Unit>({ declared: unitRecord, routes: tsr.units, nameOf, texts }),
} as const;

/** The PDF with the labels of these units. */
export const labelsAddress = (ids: number[]) =>
  apiPath('GET /api/v1/units/labels', { query: { ids: ids.join(',') } });

/** Number of units that the page of a customer lists; the list of units has all of them. */
export const UNITS_SHOWN = 50;

export const useUnitsOfCustomer = (customer_id: number) => {
  const query = { customer_id, page: 1, pageSize: UNITS_SHOWN };
  return tsr.units.list.useQuery({ queryKey: ['units', 'list', query], queryData: { query } });
};

/** Pieces of an accepted quotation, and how many of them are units. */
export const useQuotationUnits = (id: number) =>
  tsr.units.countOfQuotation.useQuery({
    queryKey: ['units', 'of-quotation', id],
    queryData: { params: { id } },
  }).data?.body.data;

/** Adds the units of an accepted quotation, and returns their number. */
export function useUnitsFromQuotation() {
  const queries = useQueryClient();
  const create = tsr.units.createFromQuotation.useMutation({
    onSettled: () => queries.invalidateQueries({ queryKey: ['units'] }),
  });
  return {
    pending: create.isPending,
    create: async (id: number) =>
      (await create.mutateAsync({ params: { id }, body: {} })).body.data.created,
  };
}
