import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import { formatSum, formatTaka, TAKA } from '@shishir/format';
import { PencilIcon, TrashIcon } from 'lucide-react';
import type { PropsWithChildren } from 'react';
import { Field } from '../../../../platform/ui/form/field';
import { SelectField } from '../../../../platform/ui/form/select-field';
import { useSortableRow } from '../../../../platform/ui/order/sortable-rows';
import { orderTexts } from '../../../../platform/ui/order/order.texts';
import { LineNote, LineTitle } from '../../line-text';
import { editorTexts } from '../editor.texts';
import { HIDDEN_LABEL, LIFTED } from '../../row-looks';
import {
  LINE_KINDS,
  type LineKind,
  type LineValues,
  sumOf,
  wholeNumber,
} from '../quotation-form-values';

const texts = editorTexts.lines;

/** Returns the model of a line, else its title, else its position. */
export const lineName = ({ model, title }: Pick<LineValues, 'model' | 'title'>, at: number) =>
  model || title || texts.unnamed(at + 1);

interface Props {
  line: LineValues;
  at: number;
  errorOf: (part: keyof LineValues) => string | undefined;
  /** True if its texts are open. */
  isEdited: boolean;
  onEdit: (isOpen: boolean) => void;
  onChange: (part: keyof LineValues, value: string | boolean) => void;
  /** Called when the field of a number is left. */
  onLeave: (part: 'quantity' | 'unit_price') => void;
  onRemove: () => void;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
}

const WORDS = ['model', 'title', 'note'] as const;

/** Grid of the lines and of their column names. */
export const LINE_COLUMNS = {
  display: 'grid',
  gridTemplateColumns: {
    xs: '72px minmax(0, 1fr) 112px',
    md: '24px minmax(0, 1fr) 80px 136px 120px 72px',
  },
  columnGap: 1.5,
} satisfies SxProps<Theme>;
const LINE = {
  rowGap: { xs: 1, md: 0 },
  alignItems: 'start',
  minHeight: 64,
  py: { xs: 1.5, md: 1.25 },
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} satisfies SxProps<Theme>;
const NAME: SxProps<Theme> = {
  gridRow: { xs: 1, md: 'auto' },
  gridColumn: { xs: '1 / -1', md: 'auto' },
  minWidth: 0,
  pt: 0.25,
  // On phones the buttons are beside it.
  pr: { xs: 11, md: 0 },
  overflowWrap: 'anywhere',
};
const ACTIONS: SxProps<Theme> = ({ breakpoints }) => ({
  gridRow: { xs: 1, md: 'auto' },
  gridColumn: { xs: 3, md: 'auto' },
  justifySelf: 'end',
  mr: -1,
  [breakpoints.down('md')]: { '& > button': { width: 44, height: 44 } },
});
const TEXTS: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 2fr)' },
  gridColumn: { xs: '1 / -1', md: '2 / -1' },
  gap: 1.5,
  pt: 1.5,
  pb: 1,
  // All elements after the first two fields.
  '& > .MuiFormControl-root ~ .MuiFormControl-root ~ *': { gridColumn: '1 / -1' },
};

/** A line of the quotation: quantity and price in the row, its texts behind a button. */
export function LineRow(props: Props) {
  const { line, at, errorOf, onChange } = props;
  const name = lineName(line, at);
  const { ref, style, dragged, handle } = useSortableRow(line.id, name);
  const isOpen = props.isEdited || [...WORDS, 'group' as const].some(errorOf);
  const sum = sumOf(line);
  return (
    <Box component="li" ref={ref} style={style} sx={[LINE_COLUMNS, LINE, dragged && LIFTED]}>
      <Box component="span" sx={{ display: { xs: 'none', md: 'block' }, mt: 0.25, ml: -1 }}>
        {handle}
      </Box>
      <Box sx={NAME}>
        <LineTitle>{name}</LineTitle>
        {line.model && line.title && <LineNote>{line.title}</LineNote>}
        {line.note && <LineNote>{line.note}</LineNote>}
        {line.kind !== 'fixed' && (
          <LineNote>{choiceNote(line.kind, line.group, line.selected)}</LineNote>
        )}
      </Box>
      <NumberCell column={texts.columns.quantity}>
        <Field
          name={`lines.${at}.quantity`}
          label={texts.quantityOf(name)}
          value={line.quantity}
          inputMode="numeric"
          error={errorOf('quantity')}
          onChange={(quantity) => onChange('quantity', quantity)}
          onLeave={() => props.onLeave('quantity')}
        />
      </NumberCell>
      <NumberCell column={texts.columns.price}>
        <Field
          name={`lines.${at}.unit_price`}
          label={texts.priceOf(name)}
          value={line.unit_price}
          inputMode="numeric"
          error={errorOf('unit_price')}
          start={<InputAdornment position="start">{TAKA}</InputAdornment>}
          onChange={(unit_price) => onChange('unit_price', unit_price)}
          onLeave={() => props.onLeave('unit_price')}
        />
      </NumberCell>
      <Box sx={{ pt: { xs: 3, md: 0.25 }, textAlign: 'right' }}>
        <LineTitle>{formatSum(sum ?? 0, '-')}</LineTitle>
        <LineNote>{priceNote(line)}</LineNote>
      </Box>
      <Stack direction="row" sx={ACTIONS}>
        <IconButton
          aria-label={texts.edit(name)}
          aria-expanded={isOpen}
          onClick={() => props.onEdit(!isOpen)}
        >
          <PencilIcon />
        </IconButton>
        <IconButton
          aria-label={texts.remove(name)}
          onClick={props.onRemove}
          sx={{ '&:hover': { color: 'error.main' } }}
        >
          <TrashIcon />
        </IconButton>
      </Stack>
      {isOpen && (
        <Box sx={TEXTS}>
          {WORDS.map((word) => (
            <Field
              key={word}
              name={`lines.${at}.${word}`}
              label={{ model: texts.model, title: texts.name, note: texts.note }[word]}
              value={line[word]}
              error={errorOf(word)}
              autoFocus={word === 'title' && props.isEdited}
              onChange={(text) => onChange(word, text)}
            />
          ))}
          <FormControlLabel
            label={texts.equipment}
            control={
              <Checkbox
                checked={line.is_equipment}
                onChange={(_event, is_equipment) => onChange('is_equipment', is_equipment)}
              />
            }
          />
          <ChoiceFields {...props} />
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            <Button disabled={!props.onUp} onClick={props.onUp}>
              {orderTexts.up}
            </Button>
            <Button disabled={!props.onDown} onClick={props.onDown}>
              {orderTexts.down}
            </Button>
            <Button variant="outlined" onClick={() => props.onEdit(false)}>
              {texts.done}
            </Button>
          </Stack>
        </Box>
      )}
    </Box>
  );
}

/** Whether the customer can choose the line, and how. */
function ChoiceFields({ line, at, errorOf, onChange }: Props) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
      <SelectField<LineKind>
        name={`lines.${at}.kind`}
        label={texts.kind}
        value={line.kind}
        choices={KINDS}
        onChoose={(kind) => kind && onChange('kind', kind)}
      />
      {line.kind === 'alternative' && (
        <Field
          name={`lines.${at}.group`}
          label={texts.group}
          hint={texts.groupHint}
          value={line.group}
          error={errorOf('group')}
          onChange={(group) => onChange('group', group)}
        />
      )}
      {line.kind !== 'fixed' && (
        <FormControlLabel
          label={texts.preselected}
          control={
            <Checkbox
              checked={line.selected}
              onChange={(_event, selected) => onChange('selected', selected)}
            />
          }
          sx={{ mt: { md: 3 } }}
        />
      )}
    </Stack>
  );
}

const KINDS = LINE_KINDS.map((value) => ({ value, label: texts.kinds[value] }));

/** 'Option, preselected', 'Outdoor unit: alternative'. */
export const choiceNote = (kind: 'option' | 'alternative', group: string, selected: boolean) =>
  [
    kind === 'option' ? texts.kinds.option : texts.alternativeOf(group),
    selected && texts.preselected.toLowerCase(),
  ]
    .filter(Boolean)
    .join(', ');

/** A number field; on phones with the column name above it. */
function NumberCell({ column, children }: PropsWithChildren<{ column: string }>) {
  return (
    <Box
      sx={[
        HIDDEN_LABEL,
        { maxWidth: { xs: 200, md: 'none' } },
        { '& .MuiFormControl-root': { width: '100%' }, '& input': { textAlign: 'right' } },
      ]}
    >
      <Typography
        variant="body2"
        component="span"
        aria-hidden="true"
        sx={{ display: { xs: 'block', md: 'none' }, mb: 0.25, color: 'text.third' }}
      >
        {column}
      </Typography>
      {children}
    </Box>
  );
}

/** Note that compares the price with that of the catalogue. */
export function priceNote(line: Pick<LineValues, 'unit_price' | 'listed_price'>): string {
  const price = wholeNumber(line.unit_price);
  if (price === null) return texts.noPrice;
  if (line.listed_price === null) return texts.own;
  return price === line.listed_price ? texts.listed : texts.ownWas(formatTaka(line.listed_price));
}
