import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useOutcomeToasts } from '../../platform/ui/toast/outcome-toasts';
import { units, useQuotationUnits, useUnitsFromQuotation } from './units';
import { unitTexts } from './units.texts';

const texts = unitTexts.ofQuotation;

/** Adds one unit for each piece of an accepted quotation. */
export function QuotationUnits({ id, number }: { id: number; number: string }) {
  const count = useQuotationUnits(id);
  const { create, pending } = useUnitsFromQuotation();
  const outcome = useOutcomeToasts();
  if (!count) return null;
  const missing = count.pieces - count.units;
  const add = async () => {
    try {
      outcome.succeeded(texts.added(await create(id)));
    } catch (error) {
      outcome.failed(error, { text: texts.failed, preferServerMessage: true });
    }
  };
  return (
    <Paper component="section" aria-label={texts.title} sx={ROW}>
      <Typography component="h2" variant="subtitle1">
        {texts.title}
      </Typography>
      <Typography color="textThird" sx={{ mr: 'auto' }}>
        {count.pieces === 0
          ? texts.none
          : missing === 0
            ? texts.complete(count.pieces)
            : texts.note}
      </Typography>
      {missing > 0 && (
        <Button variant="contained" disabled={pending} onClick={() => void add()}>
          {pending ? texts.adding : texts.add(missing)}
        </Button>
      )}
      {count.units > 0 && (
        <Button component={Link} to={`${units.paths.list}?q=${number}`} variant="outlined">
          {texts.show}
        </Button>
      )}
    </Paper>
  );
}

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  alignItems: 'center',
  mb: 2,
  px: 2.5,
  py: 1.5,
};
