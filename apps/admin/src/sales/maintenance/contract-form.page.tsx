import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type MaintenanceContract, RHYTHMS, visitDays } from '@shishir/contract';
import { formatNumericDate } from '@shishir/format';
import { useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { PartTitle } from '../../platform/ui/record/form-columns';
import { RecordFormScreen } from '../../platform/ui/record/record-form-screen';
import { contracts } from './maintenance';
import { contractTexts } from './maintenance.texts';
import { PartyFields, partyParts } from './party-fields';

const texts = contractTexts.preview;

/** Page of the form: without an id in the address it adds a contract, for the customer in the query if there is one. */
export default function ContractFormPage() {
  const [query] = useSearchParams();
  return (
    <RecordFormScreen<MaintenanceContract>
      {...contracts}
      preset={{ customer_id: Number(query.get('customer')) || null, rhythm: '3' }}
      parts={partyParts}
      inputs={(isNew) => ({
        title: { wide: true },
        price: {},
        note: { lines: 3 },
        ...(isNew && { cancelled: null }),
      })}
      below={
        <>
          <PartyFields />
          <VisitsByRule />
        </>
      }
    />
  );
}

const isDay = (text: unknown): text is string =>
  typeof text === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(text);

/** The days on which visits will be due. */
function VisitsByRule() {
  const [starts, ends, given] = useWatch({ name: ['starts_on', 'ends_on', 'rhythm'] }) as unknown[];
  const rhythm = RHYTHMS.find((one) => one === given);
  const days = isDay(starts) && isDay(ends) && rhythm ? visitDays(starts, ends, rhythm) : [];
  return (
    <Paper component="section" sx={{ display: 'grid', gap: 1, p: { xs: 2, md: 3 } }}>
      <PartTitle note={texts.note}>{texts.title}</PartTitle>
      <Typography role="status" color={days.length === 0 ? 'textThird' : 'textPrimary'}>
        {days.length === 0
          ? texts.none
          : `${texts.count(days.length)} ${days.map((day) => formatNumericDate(`${day}T00:00:00Z`)).join(', ')}`}
      </Typography>
    </Paper>
  );
}
