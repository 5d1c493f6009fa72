import {
  type MaintenanceContract,
  maintenanceContractRecord,
  type Visit,
  visitRecord,
  type VisitQuery,
} from '@shishir/contract';
import { formatTaka } from '@shishir/format';
import { tsr } from '../../platform/api/tsr';
import type { Tone } from '../../platform/theme/status-badge';
import { paths } from '../../platform/ui/page/paths';
import { recordQueries } from '../../platform/ui/record/record-queries';
import { contractTexts, visitTexts } from './maintenance.texts';

const formats = { price: (value: string) => formatTaka(Number(value)) };
const contractNames = { ...contractTexts, formats };
const nameOf = ({ title }: { title: string }) => title;

/** Settings of the screens for maintenance contracts. */
export const contracts = {
  declared: maintenanceContractRecord,
  paths: paths.maintenance,
  nameOf,
  texts: contractNames,
  records: recordQueries<MaintenanceContract>({
    declared: maintenanceContractRecord,
    routes: tsr.maintenanceContracts,
    nameOf,
    texts: contractNames,
  }),
} as const;

export const CONTRACT_TONES: Record<MaintenanceContract['state'], Tone> = {
  upcoming: 'info',
  running: 'ok',
  ending: 'warn',
  ended: 'mute',
  cancelled: 'mute',
};

const tones: Record<Visit['state'], Tone> = {
  due: 'mute',
  planned: 'info',
  done: 'ok',
  cancelled: 'mute',
};
export const VISIT_TONES = tones;
const visitNames = { ...visitTexts, tones: { state: tones } };

/** Settings of the screens for visits. */
export const visits = {
  declared: visitRecord,
  paths: paths.visits,
  nameOf,
  texts: visitNames,
  records: recordQueries<Visit>({
    declared: visitRecord,
    routes: tsr.visits,
    nameOf,
    texts: visitNames,
  }),
} as const;

/** Number of visits that a panel lists; the list of visits has all of them. */
const VISITS_SHOWN = 100;

type VisitFilter = Pick<VisitQuery, 'contract_id' | 'customer_id' | 'unit_id' | 'message_id'>;

/** Visits of a contract, customer or unit, the first due at the top. */
export function useVisitsOf(filter: VisitFilter): Visit[] {
  const query = { ...filter, page: 1, pageSize: VISITS_SHOWN };
  const response = tsr.visits.list.useQuery({
    queryKey: ['visits', 'list', query],
    queryData: { query },
  });
  return response.data?.body.data ?? [];
}

export function useContractsOf(customer_id: number): MaintenanceContract[] {
  const query = { customer_id, page: 1, pageSize: VISITS_SHOWN };
  const response = tsr.maintenanceContracts.list.useQuery({
    queryKey: ['maintenance-contracts', 'list', query],
    queryData: { query },
  });
  return response.data?.body.data ?? [];
}
