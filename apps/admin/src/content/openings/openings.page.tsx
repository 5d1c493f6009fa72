import { formatNumericDate } from '@shishir/format';
import { nameTexts } from '../../platform/ui/catalogue/names.texts';
import { ValueBadge } from '../../platform/ui/record/declared-columns';
import { RecordCard } from '../../platform/ui/record/record-columns';
import { RecordList } from '../../platform/ui/record/record-list';
import { openings } from './openings';

/** Openings have no view: a row opens its form. */
export default function OpeningsPage() {
  return (
    <RecordList
      {...openings}
      card={(row, actions) => (
        <RecordCard
          row={row}
          name={row.title}
          actions={actions}
          lines={[
            `${row.location}, ${nameTexts.value(row.type)}`,
            row.closing_date && formatNumericDate(`${row.closing_date}T00:00:00Z`),
          ]}
        >
          <ValueBadge {...openings} row={row} name="status" />
        </RecordCard>
      )}
    />
  );
}
