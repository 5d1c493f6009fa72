import Paper from '@mui/material/Paper';
import { useSearchParams } from 'react-router-dom';
import { MarkdownField } from '../../platform/ui/form/markdown-field';
import { RecordFormScreen } from '../../platform/ui/record/record-form-screen';
import { pageIn, pathsOf, sections } from './sections';

const { declared, texts } = sections;
const { label } = declared.fields.text;

/** Page of the form: without an id in the address it adds a section. */
export default function SectionFormPage() {
  const page = pageIn(useSearchParams()[0]);
  return (
    <RecordFormScreen
      {...sections}
      paths={pathsOf(page)}
      preset={page ? { page_key: page } : {}}
      inputs={() => ({
        title: { wide: true },
        label: { hint: texts.labelHint, wide: true },
        kind: page?.startsWith('sector-') ? { hint: texts.kindHint } : undefined,
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
