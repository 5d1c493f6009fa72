import Button from '@mui/material/Button';
import type { Visit } from '@shishir/contract';
import { dhakaDay } from '@shishir/format';
import { ClipboardPenIcon } from 'lucide-react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { paths } from '../../platform/ui/page/paths';
import { RecordFormScreen } from '../../platform/ui/record/record-form-screen';
import { visits } from './maintenance';
import { visitTexts as texts } from './maintenance.texts';
import { PartyFields, partyParts } from './party-fields';

const numberText = (id: number | null) => (id === null ? '' : String(id));

/** Page of the form: without an id in the address it adds a visit, with the values of the query. */
export default function VisitFormPage() {
  const [query] = useSearchParams();
  const { id } = useParams();
  const numberIn = (name: string) => Number(query.get(name)) || null;
  const unit = numberIn('unit');
  return (
    <RecordFormScreen<Visit>
      {...visits}
      preset={{
        title: query.get('title') ?? '',
        due_on: dhakaDay(new Date()),
        customer_id: numberIn('customer'),
        message_id: numberIn('message'),
        unit_ids: unit === null ? [] : [unit],
      }}
      parts={{
        ...partyParts,
        message_id: { label: texts.message, empty: null, textOf: numberText },
      }}
      inputs={(isNew) => ({
        title: { wide: true },
        planned_at: { hint: texts.timeHint },
        note: { lines: 3 },
        ...(isNew && { state: null, done_on: null }),
      })}
      below={
        <>
          <PartyFields />
          {id && (
            <Button
              component={Link}
              to={paths.visitReport(Number(id))}
              variant="outlined"
              startIcon={<ClipboardPenIcon />}
              sx={{ justifySelf: 'start' }}
            >
              {texts.report}
            </Button>
          )}
        </>
      }
    />
  );
}
