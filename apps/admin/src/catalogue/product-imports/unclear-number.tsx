import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ProductImport, UnclearNumber } from '@shishir/contract';
import { groupLakh } from '@shishir/format';
import { useId, useState } from 'react';
import { errorBodyOf, statusOf } from '../../platform/api/failure';
import { FormError } from '../../platform/ui/form/field';
import { useMapImport } from './import-columns.queries';
import { unclearTexts as texts } from './import-columns.texts';

interface Props {
  of: ProductImport;
  number: UnclearNumber;
  /** Called when the preview has been repeated; the question is gone then. */
  onDecided: () => void;
}

const isWhole = (number: number) => Number.isSafeInteger(number);
const format = (number: number) => (isWhole(number) ? groupLakh(number) : String(number));

/** Asks once for the meaning of commas and points in the numbers of a file. */
export function UnclearQuestion({ of: { id, mapping, supplier }, number, onDecided }: Props) {
  const heading = useId();
  const [error, setError] = useState<string | null>(null);
  const { map, pending } = useMapImport(id);
  const decide = async (decimals: 'point' | 'comma') => {
    setError(null);
    try {
      // Saves the answer with the columns of the supplier, so that the next file does not ask again.
      await map({ mapping: { ...mapping, decimals }, ...(supplier && { supplier }) });
      onDecided();
    } catch (failure) {
      setError(statusOf(failure) === 401 ? null : (errorBodyOf(failure)?.message ?? texts.failed));
    }
  };
  return (
    <Paper
      component="section"
      aria-labelledby={heading}
      sx={{ display: 'grid', gap: 1.5, mb: 2, p: 2.5, borderColor: 'warning.main' }}
    >
      <FormError>{error}</FormError>
      <div>
        <h2 id={heading}>
          {texts.question(number.text, format(number.point), format(number.comma))}
        </h2>
        <Typography sx={{ mt: 0.25, color: 'text.secondary' }}>{texts.note}</Typography>
      </div>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {(['point', 'comma'] as const).map((decimals) => (
          <Button
            key={decimals}
            variant="outlined"
            disabled={pending}
            onClick={() => void decide(decimals)}
          >
            {(isWhole(number[decimals]) ? texts.whole : texts.decimal)(format(number[decimals]))}
          </Button>
        ))}
      </Stack>
    </Paper>
  );
}
