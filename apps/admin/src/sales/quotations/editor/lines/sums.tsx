import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import { formatSum, TAKA } from '@shishir/format';
import type { PropsWithChildren, ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { FormField } from '../../../../platform/ui/form/form-fields';
import { LineNote } from '../../line-text';
import { editorTexts } from '../../quotations.texts';
import { figuresOf, percentOff, type QuotationFormValues } from '../quotation-form-values';

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

/** Subtotal, discount and total while typing. The server calculates them again. */
export function Sums() {
  const [lines, discount] = useWatch<QuotationFormValues, ['lines', 'discount']>({
    name: ['lines', 'discount'],
  });
  const figures = figuresOf({ lines, discount });
  const { sums } = editorTexts;
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
      <Total {...figures} />
    </SumBox>
  );
}

interface TotalProps {
  discount: number;
  equipment: number;
  total: number;
}

export function Total({ discount, equipment, total }: TotalProps) {
  const { sums } = editorTexts;
  return (
    <Stack direction="row" sx={[ROW, { minHeight: 72, borderTop: 2, borderColor: 'text.primary' }]}>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {sums.total}
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
