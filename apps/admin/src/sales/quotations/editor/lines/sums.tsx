import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import { equipmentOf, type QuotationRevision } from '@shishir/contract';
import { formatSum, formatTaka, inDigits, TAKA, takaInWords } from '@shishir/format';
import type { PropsWithChildren, ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { FormField, useField } from '../../../../platform/ui/form/form-fields';
import { LineNote } from '../../line-text';
import { useQuotationSettings } from '../../quotations.queries';
import { editorTexts } from '../editor.texts';
import {
  figuresOf,
  percentOff,
  percentText,
  type QuotationFormValues,
} from '../quotation-form-values';

const { sums } = editorTexts;

/** Box for subtotal, discount and total below the lines. */
export function SumBox({ children }: PropsWithChildren) {
  return <Box sx={{ maxWidth: { md: 420 }, mt: 2, ml: 'auto' }}>{children}</Box>;
}

interface RowProps {
  name: string;
  note?: ReactNode;
  children: ReactNode;
}

export function SumRow({ name, note, children }: RowProps) {
  return (
    <Stack direction="row" sx={ROW}>
      <span>
        {name}
        {note && <LineNote>{note}</LineNote>}
      </span>
      <Box component="b" sx={{ fontWeight: 600 }}>
        {children}
      </Box>
    </Stack>
  );
}

const ROW = {
  gap: 2,
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 56,
  borderTop: 1,
  borderColor: 'divider',
} satisfies SxProps<Theme>;

/** Places the label at the left, like the names of the other rows. */
const DISCOUNT: SxProps<Theme> = {
  borderTop: 1,
  borderColor: 'divider',
  '& .MuiFormControl-root': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 136px',
    columnGap: 2,
    alignItems: 'center',
    width: '100%',
    py: 0.75,
  },
  '& .MuiInputLabel-root': { m: 0, fontSize: 'inherit', fontWeight: 400 },
  '& .MuiFormHelperText-root': { gridColumn: '1 / -1', textAlign: 'right' },
  '& input': { textAlign: 'right' },
};

/** Subtotal, discount, taxes, total and advance while typing. The server calculates them again. */
export function Sums() {
  const [lines, discount, vat_bp, ait_bp, advance_percent] = useWatch<
    QuotationFormValues,
    ['lines', 'discount', 'vat_bp', 'ait_bp', 'advance_percent']
  >({ name: ['lines', 'discount', 'vat_bp', 'ait_bp', 'advance_percent'] });
  const figures = figuresOf({ lines, discount, vat_bp, ait_bp, advance_percent });
  const settings = useQuotationSettings();
  return (
    <SumBox>
      <SumRow name={sums.sum} note={figures.unpriced > 0 && sums.unpriced(figures.unpriced)}>
        {formatSum(figures.sum, '-')}
      </SumRow>
      <Box sx={DISCOUNT}>
        <FormField
          name="discount"
          label={sums.discount}
          inputMode="numeric"
          start={<InputAdornment position="start">{TAKA}</InputAdornment>}
        />
      </Box>
      <RateRow
        name="vat_bp"
        label={sums.vatPercent}
        amount={figures.vat}
        usual={settings && percentText(settings.vat_bp)}
      />
      <Total {...figures} hasVat={vat_bp !== ''} />
      <InWords total={figures.total} />
      <RateRow
        name="ait_bp"
        label={sums.aitPercent}
        amount={figures.ait}
        usual={settings && percentText(settings.ait_bp)}
      />
      <RateRow
        name="advance_percent"
        label={sums.advancePercent}
        amount={figures.advance}
        usual={settings?.advance_percent && inDigits(settings.advance_percent)}
      />
    </SumBox>
  );
}

interface RateProps {
  name: 'vat_bp' | 'ait_bp' | 'advance_percent';
  label: string;
  amount: number;
  /** Percent in the settings of the owner, offered while the field is empty. */
  usual: string | number | null | undefined;
}

/** A percentage with its amount. An empty field leaves the row out of the quotation. */
function RateRow({ name, label, amount, usual }: RateProps) {
  const { value, change } = useField<string>(name);
  return (
    <Box sx={DISCOUNT}>
      <FormField
        name={name}
        label={
          value === ''
            ? label
            : sums.rateAmount(label, Number.isSafeInteger(amount) ? formatTaka(amount) : '-')
        }
        inputMode="decimal"
        end={<InputAdornment position="end">%</InputAdornment>}
      />
      {value === '' && usual && (
        <Button
          size="small"
          sx={{ gridColumn: '1 / -1', justifySelf: 'end' }}
          onClick={() => change(String(usual))}
        >
          {sums.useRate(label, String(usual))}
        </Button>
      )}
    </Box>
  );
}

/** The stored amounts of a sent revision, below the subtotal. */
export function StoredSums({ revision }: { revision: QuotationRevision }) {
  const { sum, discount, vat_bp, ait_bp, advance_percent, lines } = revision;
  const percent = (basisPoints: number) => inDigits(basisPoints / 100);
  return (
    <SumBox>
      <SumRow name={sums.sum}>{formatSum(sum, '-')}</SumRow>
      {discount > 0 && <SumRow name={sums.discount}>{formatTaka(-discount)}</SumRow>}
      {vat_bp !== null && (
        <SumRow name={sums.vat(percent(vat_bp))}>{formatTaka(revision.vat)}</SumRow>
      )}
      <Total {...revision} equipment={equipmentOf(lines)} hasVat={vat_bp !== null} />
      <InWords total={revision.total} />
      {ait_bp !== null && (
        <SumRow name={sums.ait(percent(ait_bp))}>{formatTaka(revision.ait)}</SumRow>
      )}
      {advance_percent !== null && (
        <SumRow name={sums.advance(inDigits(advance_percent))}>
          {formatTaka(revision.advance)}
        </SumRow>
      )}
    </SumBox>
  );
}

interface TotalProps {
  discount: number;
  equipment: number;
  total: number;
  hasVat: boolean;
}

function Total({ discount, equipment, total, hasVat }: TotalProps) {
  return (
    <Stack direction="row" sx={[ROW, { minHeight: 72, borderTop: 2, borderColor: 'text.primary' }]}>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {hasVat ? sums.grandTotal : sums.total}
        {discount > 0 && equipment > 0 && (
          <LineNote>{sums.percent(percentOff(discount, equipment))}</LineNote>
        )}
      </Box>
      <Typography variant="figure" component="b" sx={{ fontSize: '1.75rem' }}>
        {Number.isSafeInteger(total) ? formatSum(total, '-') : '-'}
      </Typography>
    </Stack>
  );
}

const InWords = ({ total }: { total: number }) =>
  Number.isSafeInteger(total) && total > 0 ? (
    <Typography variant="body2" color="textSecondary" align="right" sx={{ pb: 1 }}>
      {takaInWords(total)}
    </Typography>
  ) : null;
