import Button from '@mui/material/Button';
import {
  CONTRACT_STATES,
  type MaintenanceContract,
  type MaintenanceContractQuery,
} from '@shishir/contract';
import { apiPath } from '@shishir/contract/client';
import { BellIcon, DownloadIcon } from 'lucide-react';
import { useState } from 'react';
import { StatusBadge } from '../../platform/theme/status-badge';
import { CellText } from '../../platform/ui/list/cell-text';
import { ChoiceField } from '../../platform/ui/list/choice-field';
import { type ListAddress, withoutPages } from '../../platform/ui/list/list-address';
import type { ListColumn } from '../../platform/ui/list/list-columns';
import { declaredColumns } from '../../platform/ui/record/declared-columns';
import { RecordCard } from '../../platform/ui/record/record-columns';
import { RecordList } from '../../platform/ui/record/record-list';
import { recordTexts } from '../../platform/ui/record/record.texts';
import { useStaff } from '../../platform/ui/staff/staff-context';
import { CONTRACT_TONES, contracts } from './maintenance';
import { contractTexts as texts } from './maintenance.texts';
import { ReminderDialog } from './reminder-dialog';
import { TechnicianFilter } from './technician-filter';
import { reminderTexts } from './visit-pages.texts';
import { periodText } from './visit-days';

/** All maintenance contracts, those that end first at the top. */
export default function ContractListPage() {
  const [reminds, setReminds] = useState(false);
  const isOwner = useStaff().role === 'super_admin';
  return (
    <>
      <RecordList<MaintenanceContract, MaintenanceContractQuery>
        {...contracts}
        savedViews="maintenance"
        tools={({ query }) =>
          query.trash !== 'true' && (
            <>
              {isOwner && (
                <Button
                  variant="outlined"
                  startIcon={<BellIcon />}
                  onClick={() => setReminds(true)}
                >
                  {reminderTexts.button}
                </Button>
              )}
              <Button
                variant="outlined"
                startIcon={<DownloadIcon />}
                href={apiPath('GET /api/v1/maintenance-contracts/export', {
                  query: withoutPages(query),
                })}
                download
              >
                {texts.export}
              </Button>
            </>
          )
        }
        filters={(address) => <ContractFilters address={address} />}
        columns={(actions, inTrash) => {
          const [number, title, ...rest] = declaredColumns({ ...contracts, actions, inTrash });
          const action = rest.at(-1)!;
          const middle = rest.slice(0, -1);
          const state = inTrash ? [] : [stateColumn];
          return [number!, title!, customerColumn, ...middle, ...state, action];
        }}
        card={(row, actions) => (
          <RecordCard
            row={row}
            name={row.title}
            actions={actions}
            lines={[
              row.number,
              row.customer?.name ?? null,
              periodText(row),
              texts.values.rhythm[row.rhythm],
            ]}
          >
            <StateBadge state={row.state} />
          </RecordCard>
        )}
      />
      {reminds && <ReminderDialog onClose={() => setReminds(false)} />}
    </>
  );
}

/** State of a contract as a badge. */
export const StateBadge = ({ state }: { state: MaintenanceContract['state'] }) => (
  <StatusBadge tone={CONTRACT_TONES[state]} label={texts.states[state]} />
);

const customerColumn: ListColumn<MaintenanceContract> = {
  field: 'customer',
  header: texts.columns.customer,
  width: 140,
  grow: 1,
  cell: ({ customer }) => <CellText>{customer?.name ?? recordTexts.none}</CellText>,
};

const stateColumn: ListColumn<MaintenanceContract> = {
  field: 'state',
  header: texts.filters.state,
  width: 112,
  cell: ({ state }) => <StateBadge state={state} />,
};

type State = MaintenanceContract['state'] | 'any';
const states: { value: State; label: string }[] = [
  { value: 'any', label: texts.filters.any },
  ...CONTRACT_STATES.map((value) => ({ value, label: texts.states[value] })),
];

function ContractFilters({ address }: { address: ListAddress<MaintenanceContractQuery> }) {
  const { query } = address;
  return (
    <>
      <ChoiceField<State>
        label={texts.filters.state}
        value={query.state ?? 'any'}
        choices={states}
        onChoose={(state) => address.change({ state: state === 'any' ? null : state })}
      />
      <TechnicianFilter
        value={query.technician_id}
        onChoose={(technician_id) => address.change({ technician_id })}
      />
    </>
  );
}
