import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatNumericTime } from '@shishir/format';
import { useState } from 'react';
import { DialogFrame } from '../dialog/dialog-frame';
import { conflictTexts as texts } from './form.texts';

interface Props<F extends string> {
  /** `by` is the name of the other editor. */
  title: (by: string) => string;
  by?: string | undefined;
  /** Time of the other editor's save, if known. */
  savedAt?: string | undefined;
  conflicts: FieldConflict<F>[];
  onMerge: (sides: Sides<F>) => void;
  onBack: () => void;
  /** Label of the back button. */
  back?: string;
}

export interface SavedWithConflict<F extends string> {
  conflict: {
    current: object & { updated_at?: unknown };
    by?: string | undefined;
    asked: FieldConflict<F>[];
  } | null;
  resolve: (sides: Sides<F>) => void;
  dismiss: () => void;
}

interface SaveProps<F extends string> {
  title: Props<F>['title'];
  save: SavedWithConflict<F>;
}

/** Conflict dialog of a record's form, for fields that another editor has also changed. */
export function SaveConflictDialog<F extends string>({ title, save }: SaveProps<F>) {
  const { conflict } = save;
  if (!conflict) return null;
  return (
    <ConflictDialog
      title={title}
      by={conflict.by}
      savedAt={timeOf(conflict.current.updated_at)}
      conflicts={conflict.asked}
      onMerge={save.resolve}
      onBack={save.dismiss}
    />
  );
}

const timeOf = (moment: unknown) => (typeof moment === 'string' ? moment : undefined);

const columns = '170px repeat(2, minmax(0, 1fr))';
const headerSx = {
  display: { xs: 'none', sm: 'grid' },
  gridTemplateColumns: columns,
  gap: 1.5,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  color: 'text.third',
};
const rowSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: columns },
  gap: { xs: 0, sm: 1.5 },
  alignItems: 'start',
  pb: { xs: 0.75, sm: 0 },
  borderBottom: 1,
  borderColor: 'divider',
};

/** Shows both values of each field that two editors changed, to choose one. */
export function ConflictDialog<F extends string>(props: Props<F>) {
  const {
    title,
    by = texts.someone,
    savedAt,
    conflicts,
    onMerge,
    onBack,
    back = texts.back,
  } = props;
  const [sides, setSides] = useState(() => sidesOf(conflicts, () => 'mine'));
  const takeAll = (side: Side) => setSides(sidesOf(conflicts, () => side));
  return (
    <DialogFrame title={title(by)} role="alertdialog" width="md" onClose={onBack}>
      <Typography sx={{ color: 'text.secondary' }}>
        {texts.text(savedAt === undefined ? null : formatNumericTime(savedAt))}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5, mt: 1.5, mb: 0.5, ml: -1.25 }}>
        <Button onClick={() => takeAll('mine')}>{texts.allMine}</Button>
        <Button onClick={() => takeAll('theirs')}>{texts.allTheirs}</Button>
      </Stack>
      <Typography component="div" variant="subtitle2" aria-hidden="true" sx={headerSx}>
        <span>{texts.field}</span>
        <span>{texts.mine}</span>
        <span>{texts.theirs}</span>
      </Typography>
      {conflicts.map((conflict) => (
        <ConflictRow
          key={conflict.name}
          conflict={conflict}
          side={sides[conflict.name] ?? 'mine'}
          onChoose={(side) => setSides({ ...sides, [conflict.name]: side })}
        />
      ))}
      <DialogActions>
        <Button variant="outlined" onClick={onBack}>
          {back}
        </Button>
        <Button variant="contained" onClick={() => onMerge(sides)}>
          {texts.save}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}

/** Side of a conflict to keep. */
export type Side = 'mine' | 'theirs';

/** Field that differs between this form and the record saved by another editor. */
export interface FieldConflict<F extends string> {
  name: F;
  label: string;
  /** Both values as displayed text. */
  mine: string;
  theirs: string;
}

export type Sides<F extends string> = Partial<Record<F, Side>>;

const sidesOf = <F extends string>(
  conflicts: FieldConflict<F>[],
  choose: (conflict: FieldConflict<F>) => Side,
): Sides<F> =>
  Object.fromEntries(conflicts.map((conflict) => [conflict.name, choose(conflict)])) as Sides<F>;

interface ConflictRowProps {
  conflict: FieldConflict<string>;
  side: Side;
  onChoose: (side: Side) => void;
}

/** One field with both values to choose from. */
function ConflictRow({ conflict: { label, mine, theirs }, side, onChoose }: ConflictRowProps) {
  const choices = [
    { side: 'mine', value: mine, label: texts.keepMine(label, mine) },
    { side: 'theirs', value: theirs, label: texts.takeTheirs(label, theirs) },
  ] as const;
  return (
    <RadioGroup
      aria-label={label}
      value={side}
      onChange={(_event, chosen) => onChoose(chosen as Side)}
      sx={rowSx}
    >
      <Box component="b" sx={{ pt: 1.5, pb: { xs: 0, sm: 1.5 }, fontWeight: 600 }}>
        {label}
      </Box>
      {choices.map((choice) => (
        <FormControlLabel
          key={choice.side}
          value={choice.side}
          control={<Radio slotProps={{ input: { 'aria-label': choice.label } }} />}
          label={
            <>
              <Typography
                component="small"
                variant="body2"
                sx={{ display: { xs: 'block', sm: 'none' }, color: 'text.third' }}
              >
                {choice.side === 'mine' ? texts.mine : texts.theirs}
              </Typography>
              {choice.value}
            </>
          }
          slotProps={{
            typography: {
              sx: {
                py: 1.5,
                fontWeight: side === choice.side ? 600 : 400,
                overflowWrap: 'anywhere',
              },
            },
          }}
          sx={{ alignItems: 'flex-start', ml: -1.375 }}
        />
      ))}
    </RadioGroup>
  );
}
