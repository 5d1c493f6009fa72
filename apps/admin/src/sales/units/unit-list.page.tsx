import Button from '@mui/material/Button';
import type { Unit, UnitQuery } from '@shishir/contract';
import { apiPath } from '@shishir/contract/client';
import { DownloadIcon, QrCodeIcon, UploadIcon } from 'lucide-react';
import { useState } from 'react';
import { ChoiceField } from '../../platform/ui/list/choice-field';
import { CellText } from '../../platform/ui/list/cell-text';
import { type ListAddress, withoutPages } from '../../platform/ui/list/list-address';
import type { ListColumn } from '../../platform/ui/list/list-columns';
import { declaredColumns } from '../../platform/ui/record/declared-columns';
import { RecordCard } from '../../platform/ui/record/record-columns';
import { RecordList } from '../../platform/ui/record/record-list';
import { recordTexts } from '../../platform/ui/record/record.texts';
import { UnitImportDialog } from './unit-import-dialog';
import { UnitView } from './unit-view';
import { labelsAddress, units } from './units';
import { unitTexts as texts } from './units.texts';

/** All installed units, the last added first. */
export default function UnitListPage() {
  const [importing, setImporting] = useState(false);
  return (
    <>
      <RecordList<Unit, UnitQuery>
        {...units}
        savedViews="units"
        tools={({ query }) =>
          query.trash !== 'true' && (
            <>
              <Button
                variant="outlined"
                startIcon={<UploadIcon />}
                onClick={() => setImporting(true)}
              >
                {texts.import.open}
              </Button>
              <Button
                variant="outlined"
                startIcon={<DownloadIcon />}
                href={apiPath('GET /api/v1/units/export', { query: withoutPages(query) })}
                download
              >
                {texts.export}
              </Button>
            </>
          )
        }
        filters={(address) => <UnitFilters address={address} />}
        columns={(actions, inTrash) => {
          const [number, ...columns] = declaredColumns({ ...units, actions, inTrash });
          return [number!, ...columns.slice(0, 2), customerColumn, ...columns.slice(2)];
        }}
        selected={(rows) => (
          <Button
            startIcon={<QrCodeIcon />}
            href={labelsAddress(rows.map(({ id }) => id))}
            target="_blank"
          >
            {texts.labels}
          </Button>
        )}
        card={(unit, actions) => (
          <RecordCard
            row={unit}
            name={[unit.brand, unit.model].filter(Boolean).join(' ')}
            actions={actions}
            lines={[
              unit.serial ?? texts.ofCustomer.serialMissing,
              unit.customer?.name ?? null,
              [unit.site, unit.place].filter(Boolean).join(', '),
            ]}
          >
            {null}
          </RecordCard>
        )}
        view={(id, onClose) => <UnitView id={id} onClose={onClose} />}
      />
      {importing && <UnitImportDialog onClose={() => setImporting(false)} />}
    </>
  );
}

const customerColumn: ListColumn<Unit> = {
  field: 'customer',
  header: texts.columns.customer,
  width: 130,
  grow: 1,
  cell: ({ customer }) => <CellText>{customer?.name ?? recordTexts.none}</CellText>,
};

const { warranties, serials } = texts.filters;
type Warranty = keyof typeof warranties;
type Serial = keyof typeof serials;
const choicesOf = <Value extends string>(names: Record<Value, string>) =>
  (Object.entries(names) as [Value, string][]).map(([value, label]) => ({ value, label }));

function UnitFilters({ address }: { address: ListAddress<UnitQuery> }) {
  const { query } = address;
  return (
    <>
      <ChoiceField<Warranty>
        label={texts.filters.warranty}
        value={query.warranty ?? 'any'}
        choices={choicesOf(warranties)}
        onChoose={(value) => address.change({ warranty: value === 'any' ? null : value })}
      />
      <ChoiceField<Serial>
        label={texts.filters.serial}
        value={query.serial ?? 'any'}
        choices={choicesOf(serials)}
        onChoose={(value) => address.change({ serial: value === 'any' ? null : value })}
      />
    </>
  );
}
