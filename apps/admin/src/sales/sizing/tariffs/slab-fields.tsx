import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { MAX_SLABS } from '@shishir/contract';
import { numberOrNull } from '@shishir/format';
import { PlusIcon, TrashIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useController } from 'react-hook-form';
import { Field } from '../../../platform/ui/form/field';
import { fieldError } from '../../../platform/ui/form/schema-form';
import { newSlab, type SlabValues, type TariffFormValues } from './tariff-form-values';
import { tariffFormTexts as texts } from './tariffs.texts';

/** Labels are for screen readers; the header shows them once. */
const ROW = {
  display: 'grid',
  gridTemplateColumns: {
    xs: '40px minmax(0, 1fr) minmax(0, 1fr) 44px',
    sm: '48px minmax(0, 1fr) minmax(0, 1fr) 44px',
  },
  gap: { xs: 1, sm: 1.5 },
  alignItems: 'start',
  width: '100%',
  '& .MuiFormControl-root': { width: '100%' },
  '& .MuiInputLabel-root': visuallyHidden,
};
const BESIDE_FIELD = { lineHeight: '44px' };

/** Each slab starts where the one before ends, and the last is open-ended, so there are no gaps or overlaps. */
export function SlabFields() {
  const { field, fieldState } = useController<TariffFormValues, 'prices.slabs'>({
    name: 'prices.slabs',
  });
  const slabs = field.value;
  const errors = fieldState.error as unknown as Record<number, Record<string, unknown>> | undefined;
  const group = useRef<HTMLDivElement>(null);
  const focus = useRef<string | null>(null);
  useEffect(() => {
    if (focus.current) group.current?.querySelector<HTMLElement>(focus.current)?.focus();
    focus.current = null;
  }, [slabs.length]);
  const change = (index: number, own: Partial<SlabValues>) =>
    field.onChange(slabs.map((slab, at) => (at === index ? { ...slab, ...own } : slab)));
  const add = () => {
    // The previously last slab now needs an end.
    focus.current = `[name="prices.slabs.${slabs.length - 1}.up_to_kwh"]`;
    field.onChange([...slabs, newSlab]);
  };
  const remove = (index: number) => {
    focus.current = '[data-add]';
    field.onChange(slabs.filter((_, at) => at !== index));
  };
  const isFull = slabs.length >= MAX_SLABS;
  return (
    <Stack ref={group} role="group" aria-label={texts.slabs} sx={{ gap: 1, alignItems: 'start' }}>
      <Box sx={ROW} aria-hidden="true">
        {texts.columns.map((column) => (
          <Typography key={column} variant="subtitle2" component="span" color="textSecondary">
            {column}
          </Typography>
        ))}
      </Box>
      {slabs.map(({ up_to_kwh, paisa_kwh }, index) => {
        const errorOf = (part: keyof SlabValues) => fieldError(errors?.[index]?.[part]);
        const isLast = index === slabs.length - 1;
        return (
          <Box key={index} sx={ROW}>
            <Typography component="span" sx={BESIDE_FIELD}>
              {startOf(slabs, index)}
            </Typography>
            {isLast ? (
              <Typography component="span" color="textThird" sx={BESIDE_FIELD}>
                {texts.above}
              </Typography>
            ) : (
              <Field
                name={`prices.slabs.${index}.up_to_kwh`}
                label={texts.upTo(index + 1)}
                value={up_to_kwh}
                inputMode="numeric"
                error={errorOf('up_to_kwh')}
                onChange={(text) => change(index, { up_to_kwh: text })}
              />
            )}
            <Field
              name={`prices.slabs.${index}.paisa_kwh`}
              label={texts.rate(index + 1)}
              value={paisa_kwh}
              inputMode="decimal"
              error={errorOf('paisa_kwh')}
              onChange={(text) => change(index, { paisa_kwh: text })}
            />
            <IconButton
              aria-label={texts.removeSlab(index + 1)}
              disabled={slabs.length === 1}
              onClick={() => remove(index)}
              sx={{ width: 44, height: 44 }}
            >
              <TrashIcon />
            </IconButton>
          </Box>
        );
      })}
      <Button data-add startIcon={<PlusIcon />} disabled={isFull} onClick={add}>
        {texts.addSlab}
      </Button>
      {isFull && <Typography color="textThird">{texts.slabsAreFull}</Typography>}
    </Stack>
  );
}

/** The first kWh of a slab; '...' while the end of the previous one is invalid. */
function startOf(slabs: readonly SlabValues[], index: number): string {
  if (index === 0) return '0';
  const end = numberOrNull(slabs[index - 1]!.up_to_kwh, { whole: true }) ?? NaN;
  return Number.isInteger(end) && end > 0 ? String(end + 1) : '...';
}
