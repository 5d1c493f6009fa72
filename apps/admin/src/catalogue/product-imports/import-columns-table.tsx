import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ImportColumns } from '@shishir/contract';
import type { FileColumn } from '@shishir/contract/product-fields';
import { useCallback, useId, useMemo } from 'react';
import { usePartedField } from '../../platform/ui/form/form-fields';
import { ChoiceField } from '../../platform/ui/list/choice-field';
import { useNarrow } from '../../platform/ui/page/use-narrow';
import { FieldBox } from './field-box';
import { columnsTexts as texts } from './import-columns.texts';
import { hasAddresses, isPicture, isPrice, unitLabel, unitOf, unitsOf } from './import-fields';
import type { ColumnChoice } from './import-mapping-values';

const { headings } = texts;
const CELL = { p: 1.5, verticalAlign: 'top', overflowWrap: 'anywhere' } as const;

/** The columns of a file with examples; each gets the field it is imported to. */
export function ColumnsTable({ columns }: Pick<ImportColumns, 'columns'>) {
  const id = useId();
  const narrow = useNarrow();
  const { value: choices, change, errorAt } = usePartedField<ColumnChoice[]>('columns');
  const problem = errorAt('');
  const set = (index: number, changed: Partial<ColumnChoice>) => {
    const next = choices.map((choice, other) => {
      if (other === index) return { ...choice, ...changed };
      // A field has one column: the one chosen last.
      const isMoved = changed.field && choice.field === changed.field;
      return isMoved ? { ...choice, field: '' as const, unit: '', factor: '' } : choice;
    });
    change(next, changed.field === undefined ? `${index}.factor` : '');
  };
  const usedBy = useMemo(() => {
    const named = choices.flatMap(({ field, heading }) =>
      field ? [[field, heading] as const] : [],
    );
    return new Map<FileColumn, string>(named);
  }, [choices]);
  const rows = columns.map((column, index) => {
    const choice = choices[index]!;
    return {
      key: `${index} ${column.heading}`,
      heading: column.heading,
      isImported: choice.field !== '',
      samples: <Samples of={column.samples} />,
      field: (
        <ColumnField
          column={column}
          choice={choice}
          usedBy={usedBy}
          // The first field, so that the message above is next to the focus.
          errorId={problem && index === 0 ? `${id}-problem` : undefined}
          onChoose={(field) => set(index, { field, unit: field && unitOf(field), factor: '' })}
        />
      ),
      reading: (
        <Reading
          choice={choice}
          error={errorAt(`${index}.factor`)}
          onChange={(changed) => set(index, changed)}
        />
      ),
    };
  });
  return (
    <>
      {problem && (
        <FormHelperText error id={`${id}-problem`} sx={{ px: 2, pb: 1.5 }}>
          {problem}
        </FormHelperText>
      )}
      {narrow ? (
        <Stack component="ul" aria-label={texts.table} sx={{ gap: 1.5, px: 2, pb: 2 }}>
          {rows.map(({ key, heading, isImported, samples, field, reading }) => (
            <Paper key={key} component="li" sx={{ display: 'grid', gap: 1, p: 1.5 }}>
              <Heading text={heading} isImported={isImported} />
              {samples}
              {field}
              {reading}
            </Paper>
          ))}
        </Stack>
      ) : (
        <Table aria-label={texts.table} sx={{ tableLayout: 'fixed' }}>
          <colgroup>
            <col style={{ width: '22%' }} />
            <col />
            <col style={{ width: '30%' }} />
            <col style={{ width: 170 }} />
          </colgroup>
          <TableHead>
            <TableRow>
              {[headings.column, headings.samples, headings.field, headings.reading].map((name) => (
                <TableCell key={name} sx={{ px: 1.5 }}>
                  {name}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ key, heading, isImported, samples, field, reading }) => (
              <TableRow key={key}>
                <TableCell component="th" scope="row" sx={CELL}>
                  <Heading text={heading} isImported={isImported} />
                </TableCell>
                <TableCell sx={CELL}>{samples}</TableCell>
                <TableCell sx={CELL}>{field}</TableCell>
                <TableCell sx={CELL}>{reading}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {choices.some(({ field }) => isPrice(field)) && (
        <Typography variant="body2" sx={{ px: 2, py: 1.5, color: 'text.third' }}>
          {texts.factorNote}
        </Typography>
      )}
    </>
  );
}

/** The heading of a column; lighter if it is not imported. */
const Heading = ({ text, isImported }: { text: string; isImported: boolean }) => (
  <Box
    component="b"
    sx={{ color: isImported ? 'text.primary' : 'text.secondary', overflowWrap: 'anywhere' }}
  >
    {text}
  </Box>
);

const SAMPLE = { color: 'text.secondary', overflowWrap: 'anywhere' } as const;

function Samples({ of }: { of: string[] }) {
  if (of.length === 0)
    return <Typography sx={{ color: 'text.third' }}>{texts.noSamples}</Typography>;
  return (
    <Box component="ul" sx={SAMPLE}>
      {of.map((sample) => (
        <li key={sample}>{sample}</li>
      ))}
    </Box>
  );
}

interface FieldProps {
  column: ImportColumns['columns'][number];
  choice: ColumnChoice;
  /** Heading of the column that has a field. */
  usedBy: ReadonlyMap<FileColumn, string>;
  errorId: string | undefined;
  onChoose: (field: FileColumn | '') => void;
}

function ColumnField({ column, choice, usedBy, errorId, onChoose }: FieldProps) {
  const { heading, samples } = column;
  const isAddress = hasAddresses(samples);
  const isOffered = useCallback(
    (field: FileColumn) => !isAddress || !isPicture(field),
    [isAddress],
  );
  const noteOf = useCallback(
    (field: FileColumn) => {
      const other = usedBy.get(field);
      return other === undefined || other === heading ? undefined : texts.movesFrom(other);
    },
    [usedBy, heading],
  );
  return (
    <>
      <FieldBox
        label={texts.fieldOf(heading)}
        value={choice.field}
        isOffered={isOffered}
        noteOf={noteOf}
        errorId={errorId}
        onChoose={onChoose}
      />
      {isAddress && <FormHelperText>{texts.addresses}</FormHelperText>}
    </>
  );
}

interface ReadingProps {
  choice: ColumnChoice;
  error: string | undefined;
  onChange: (changed: Partial<ColumnChoice>) => void;
}

/** Unit of the numbers of a column, or the factor of its prices. */
function Reading({ choice, error, onChange }: ReadingProps) {
  const id = useId();
  const { heading, field, unit, factor } = choice;
  const units = unitsOf(field);
  if (units.length > 0) {
    const all = units.includes(unit) || !unit ? units : [...units, unit];
    return (
      <ChoiceField
        label={texts.unit}
        value={unit || units[0]!}
        choices={all.map((value) => ({ value, label: unitLabel(value) }))}
        onChoose={(chosen) => onChange({ unit: chosen })}
      />
    );
  }
  if (!isPrice(field)) return null;
  return (
    <Box sx={{ maxWidth: 150 }}>
      <OutlinedInput
        size="small"
        value={factor}
        placeholder="1"
        error={error !== undefined}
        startAdornment={
          <InputAdornment position="start" disableTypography sx={{ color: 'text.third' }}>
            {texts.factor} ×
          </InputAdornment>
        }
        slotProps={{
          input: {
            'aria-label': texts.factorOf(heading),
            'aria-describedby': error && `${id}-error`,
            inputMode: 'decimal',
            autoComplete: 'off',
          },
        }}
        onChange={(event) => onChange({ factor: event.target.value })}
      />
      {error && (
        <FormHelperText error id={`${id}-error`}>
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}
