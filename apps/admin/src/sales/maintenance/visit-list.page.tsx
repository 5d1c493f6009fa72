import Button from '@mui/material/Button';
import { type Visit, type VisitQuery, VISIT_STATES } from '@shishir/contract';
import { apiPath } from '@shishir/contract/client';
import { inDigits } from '@shishir/format';
import { DownloadIcon } from 'lucide-react';
import { CellText } from '../../platform/ui/list/cell-text';
import { ChoiceField } from '../../platform/ui/list/choice-field';
import { type ListAddress, withoutPages } from '../../platform/ui/list/list-address';
import type { ListColumn } from '../../platform/ui/list/list-columns';
import { dayText } from '../../platform/ui/form/day-field';
import { declaredColumns, ValueBadge } from '../../platform/ui/record/declared-columns';
import { RecordCard } from '../../platform/ui/record/record-columns';
import { RecordList } from '../../platform/ui/record/record-list';
import { recordTexts } from '../../platform/ui/record/record.texts';
import { visits } from './maintenance';
import { visitTexts as texts } from './maintenance.texts';
import { TechnicianFilter } from './technician-filter';
import { whenText } from './visit-days';
import { VisitTabs } from './visit-tabs';

/** All visits, also those that are done, by their day. */
export default function VisitListPage() {
  return (
    <>
      <VisitTabs />
      <RecordList<Visit, VisitQuery>
        {...visits}
        savedViews="visits"
        tools={({ query }) =>
          query.trash !== 'true' && (
            <Button
              variant="outlined"
              startIcon={<DownloadIcon />}
              href={apiPath('GET /api/v1/visits/export', { query: withoutPages(query) })}
              download
            >
              {texts.export}
            </Button>
          )
        }
        filters={(address) => <VisitFilters address={address} />}
        columns={(actions, inTrash) => {
          const [number, title, ...rest] = declaredColumns({ ...visits, actions, inTrash });
          const plan = inTrash ? [] : [plannedColumn, technicianColumn];
          return [number!, title!, customerColumn, ...plan, ...rest];
        }}
        card={(visit, actions) => (
          <RecordCard
            row={visit}
            name={visit.title}
            actions={actions}
            lines={[visit.customer?.name ?? null, whenText(visit), visit.technician?.name ?? null]}
          >
            <ValueBadge {...visits} row={visit} name="state" />
          </RecordCard>
        )}
      />
    </>
  );
}

const customerColumn: ListColumn<Visit> = {
  field: 'customer',
  header: texts.columns.customer,
  width: 120,
  grow: 1,
  cell: ({ customer }) => <CellText>{customer?.name ?? recordTexts.none}</CellText>,
};

const plannedColumn: ListColumn<Visit> = {
  field: 'planned_on',
  header: texts.values.state.planned,
  width: 144,
  cell: ({ planned_on, planned_at }) =>
    planned_on
      ? [dayText(planned_on), planned_at && inDigits(planned_at)].filter(Boolean).join(', ')
      : recordTexts.none,
};

const technicianColumn: ListColumn<Visit> = {
  field: 'technician',
  header: texts.columns.technician,
  width: 104,
  cell: ({ technician }) => <CellText>{technician?.name ?? recordTexts.none}</CellText>,
};

type State = Visit['state'] | 'any';
const states: { value: State; label: string }[] = [
  { value: 'any', label: texts.filters.any },
  ...VISIT_STATES.map((value) => ({ value, label: texts.values.state[value] })),
];

function VisitFilters({ address }: { address: ListAddress<VisitQuery> }) {
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
