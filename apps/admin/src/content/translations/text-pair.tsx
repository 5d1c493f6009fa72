import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { RecordTranslation, TranslatedText } from '@shishir/contract';
import { LOCALE } from '@shishir/format';
import { StatusBadge } from '../../platform/theme/status-badge';
import { Field } from '../../platform/ui/form/field';
import { editorTexts as texts } from './translations.texts';

interface PairProps {
  text: TranslatedText;
  /** In the language of the dashboard. */
  label: string;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** One text: English, and the input of the Bangla one with its state. */
export function TextPair({ text, label, value, error, onChange }: PairProps) {
  const { source, long, approved, by } = text;
  const differs = approved !== null && text.text !== null && approved !== text.text;
  const hint = differs ? texts.shown(approved) : by ? texts.written(by) : undefined;
  return (
    <Box component="section" aria-label={label} sx={pairLook}>
      <Box sx={{ minWidth: 0 }}>
        <Typography component="h2" variant="subtitle2">
          {label}
        </Typography>
        <Typography lang="en" sx={{ mt: 0.75, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {source}
        </Typography>
      </Box>
      <Box lang="bn" sx={{ minWidth: 0, '& textarea, & input': { lineHeight: 1.6 } }}>
        <Field
          label={texts.fieldIn(label)}
          name={text.field}
          value={value}
          onChange={onChange}
          hint={hint}
          changed={value !== (text.text ?? '')}
          {...(error && { error })}
          {...(long && { lines: 4 })}
        />
        <Stack direction="row" lang={LOCALE} sx={{ gap: 0.75, mt: 0.75 }}>
          {text.state === null && <StatusBadge tone="mute" label={texts.missing} />}
          {text.state === 'draft' && <StatusBadge tone="info" label={texts.states.draft} />}
          {text.state === 'approved' && <StatusBadge tone="ok" label={texts.states.approved} />}
          {text.stale && <StatusBadge tone="warn" label={texts.stale} />}
        </Stack>
      </Box>
    </Box>
  );
}

const pairLook = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: { xs: 1, md: 3 },
};

/** Terms that occur in the English texts, with their Bangla form. */
export const Glossary = ({ terms }: { terms: RecordTranslation['glossary'] }) => (
  <Paper component="aside" aria-label={texts.glossary} sx={{ p: 2 }}>
    <Typography component="h2" variant="subtitle1">
      {texts.glossary}
    </Typography>
    {terms.length === 0 && <Typography color="textSecondary">{texts.noTerms}</Typography>}
    <Box component="dl" sx={{ m: 0, '& dd': { m: 0, mb: 1 } }}>
      {terms.map(({ english, bangla, note }) => (
        <Box key={english}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {english}
          </Typography>
          <Typography component="dd" lang="bn">
            {bangla}
          </Typography>
          {note && (
            <Typography component="dd" variant="caption" sx={{ color: 'text.secondary' }}>
              {note}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  </Paper>
);
