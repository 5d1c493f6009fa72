import Paper from '@mui/material/Paper';
import { MarkdownField } from '../../platform/ui/form/markdown-field';
import { RecordFormScreen } from '../../platform/ui/record/record-form-screen';
import { openings } from './openings';

const { declared, texts } = openings;
const { label } = declared.fields.description;

/** Page of the form: without an id in the address it adds an opening. */
export default function OpeningFormPage() {
  return (
    <RecordFormScreen
      {...openings}
      inputs={(isNew) => ({
        posted_date: isNew ? { hint: texts.postedHint } : {},
        closing_date: { hint: texts.closingHint },
        summary: { hint: texts.summaryHint, lines: 2 },
        description: null,
      })}
      below={
        <Paper component="section" aria-label={label}>
          <MarkdownField name="description" label={label} />
        </Paper>
      }
    />
  );
}
