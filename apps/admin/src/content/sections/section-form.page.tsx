import Paper from '@mui/material/Paper';
import { MarkdownField } from '../../platform/ui/form/markdown-field';
import { RecordFormScreen } from '../../platform/ui/record/record-form-screen';
import { sections } from './sections';

const { declared, texts } = sections;
const { label } = declared.fields.text;

/** Page of the form: without an id in the address it adds a section. */
export default function SectionFormPage() {
  return (
    <RecordFormScreen
      {...sections}
      inputs={() => ({
        title: { wide: true },
        label: { hint: texts.labelHint, wide: true },
        link: { hint: texts.linkHint },
        text: null,
      })}
      below={
        <Paper component="section" aria-label={label}>
          <MarkdownField name="text" label={label} status={<span>{texts.placeholderHint}</span>} />
        </Paper>
      }
    />
  );
}
