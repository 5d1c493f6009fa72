import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ImportRow, ProductImport } from '@shishir/contract';
import { ArrowRightIcon, TriangleExclamationPointIcon } from 'lucide-react';
import { type PropsWithChildren, useState } from 'react';
import { StatusBadge, type Tone } from '../../platform/theme/status-badge';
import { valueText } from '../../platform/ui/page/field-text';
import { paths } from '../../platform/ui/page/paths';
import { QuietLink } from '../../platform/ui/page/text-link';
import { importFieldName, isPictureField, isPriceField } from './import-fields';
import { importTexts, previewTexts as texts } from './product-imports.texts';

interface Props {
  line: ImportRow;
}

const PRODUCT_LINK = {
  display: 'block',
  width: 'fit-content',
  my: { xs: -1.5, md: 0 },
  py: { xs: 1.5, md: 0 },
  color: 'text.third',
  fontSize: '0.8125rem',
};

/** The model in a row, with a link to its product. */
export function RowModel({ line: { model, id } }: Props) {
  return (
    <>
      <b>{model || '-'}</b>
      {id !== null && (
        <QuietLink to={paths.products.edit(id)} sx={PRODUCT_LINK}>
          {texts.product(id)}
        </QuietLink>
      )}
    </>
  );
}

export const RowEffect = ({ line }: Props) => <EffectBadge effect={line.effect} />;

const EFFECT_TEXTS: Partial<Record<ImportRow['effect'], string>> = {
  new: texts.added,
  unchanged: texts.same,
  wrong: texts.invalid,
  left_out: texts.left,
};

const FIELD = {
  mr: 0.75,
  py: 0.125,
  px: 0.75,
  borderRadius: '4px',
  bgcolor: 'error.wash',
  color: 'error.main',
  fontSize: '0.8125rem',
};

/** All details of a row: mistakes, changes by field, warnings and notes. */
export function RowDetails({ line }: Props) {
  const { id, effect, fields, problems, warnings, notes } = line;
  return (
    <Stack sx={{ gap: 0.75, alignItems: 'flex-start' }}>
      {EFFECT_TEXTS[effect] && (
        <Typography color="textSecondary">{EFFECT_TEXTS[effect]}</Typography>
      )}
      {problems.length > 0 && (
        <Stack component="ul" sx={{ gap: 0.5 }}>
          {problems.map(({ field, reason }) => (
            <li key={field + reason}>
              <Box component="b" sx={FIELD}>
                {importFieldName(field)}
              </Box>{' '}
              {reason}
            </li>
          ))}
        </Stack>
      )}
      {fields.length > 0 && <RowChanges fields={fields} isNew={id === null} />}
      {warnings.map((warning) => (
        <Stack
          component="p"
          key={warning}
          direction="row"
          sx={{ gap: 0.75, color: 'warning.main', '& svg': { mt: 0.125 } }}
        >
          <TriangleExclamationPointIcon />
          {warning}
        </Stack>
      ))}
      {notes.map((note) => (
        <Typography key={note} color="textThird">
          {note}
        </Typography>
      ))}
    </Stack>
  );
}

/** A row on a phone, with the decision about it. */
export function ImportRowCard({ line, children }: PropsWithChildren<Props>) {
  return (
    <Stack sx={{ gap: 1, py: 1.75, px: 2, overflowWrap: 'anywhere' }}>
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          rowGap: 0.25,
          columnGap: 1.25,
          alignItems: 'center',
          '& .MuiChip-root': { ml: 'auto' },
        }}
      >
        <Box component="span" sx={{ color: 'text.third' }}>
          {texts.columns.row} {line.row}
        </Box>
        <RowModel line={line} />
        <RowEffect line={line} />
      </Stack>
      <RowDetails line={line} />
      {children}
    </Stack>
  );
}

/** Number of changes shown before the list is expanded. */
const FIRST = 4;

const CELL = {
  py: 0.25,
  pr: 1.25,
  pl: 0,
  border: 0,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  verticalAlign: 'top',
};

/** Old and new value of each field; only the value for new products. */
function RowChanges({ fields, isNew }: Pick<ImportRow, 'fields'> & { isNew: boolean }) {
  const [all, setAll] = useState(false);
  const visible = all || fields.length <= FIRST + 1 ? fields : fields.slice(0, FIRST);
  return (
    <>
      <Table sx={{ maxWidth: 640, tableLayout: 'fixed' }}>
        <colgroup>
          <col style={{ width: '30%' }} />
          {!isNew && <col />}
          {!isNew && <col style={{ width: 26 }} />}
          <col />
        </colgroup>
        <TableHead sx={visuallyHidden}>
          <TableRow>
            <TableCell>{texts.field}</TableCell>
            {!isNew && <TableCell>{texts.from}</TableCell>}
            {!isNew && <TableCell component="td" />}
            <TableCell>{isNew ? texts.value : texts.to}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {visible.map(({ field, from, to }) => (
            <TableRow key={field}>
              <TableCell component="th" scope="row" sx={{ ...CELL, fontWeight: 600 }}>
                {importFieldName(field)}
              </TableCell>
              {!isNew && (
                <>
                  <TableCell sx={{ ...CELL, color: 'text.third' }}>
                    <FieldValue field={field} value={from} />
                  </TableCell>
                  <TableCell aria-hidden="true" sx={{ ...CELL, pt: 0.5, color: 'text.third' }}>
                    <ArrowRightIcon size={14} />
                  </TableCell>
                </>
              )}
              <TableCell sx={CELL}>
                <FieldValue field={field} value={to} />
                <PriceChange field={field} from={from} to={to} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {fields.length > FIRST + 1 && (
        <Button aria-expanded={all} sx={{ ml: -1.25 }} onClick={() => setAll(!all)}>
          {all ? texts.less : texts.more(fields.length)}
        </Button>
      )}
    </>
  );
}

/** Share above which the change of a price is probably a mistake; the API then adds a warning. */
const UNUSUAL = 30;

/** The change of a price in percent, coloured if it is unusual. */
function PriceChange({ field, from, to }: ImportRow['fields'][number]) {
  if (!isPriceField(field) || !from || typeof from !== 'number' || typeof to !== 'number') {
    return null;
  }
  const percent = (100 * (to - from)) / from;
  const isUnusual = Math.abs(percent) > UNUSUAL;
  return (
    <Box
      component="span"
      sx={{
        ml: 1,
        color: isUnusual ? 'warning.main' : 'text.third',
        fontWeight: isUnusual ? 600 : 400,
        whiteSpace: 'nowrap',
      }}
    >
      {texts.percent(percent)}
    </Box>
  );
}

type Value = ImportRow['fields'][number]['to'];

/** A value as text; a picture as itself. */
function FieldValue({ field, value }: { field: string; value: Value }) {
  if (!isPictureField(field) || typeof value !== 'string') return valueText(field, value);
  const src = `/storage/${value.replace(/^\/?storage\//, '')}`;
  return <Box component="img" src={src} alt={value} loading="lazy" sx={PICTURE} />;
}

const PICTURE = { width: 72, height: 54, borderRadius: 1, objectFit: 'contain' } as const;

const STATUS_TONES: Record<ProductImport['status'], Tone> = {
  previewed: 'warn',
  applied: 'ok',
  undone: 'mute',
  mapping: 'warn',
};
const EFFECT_TONES: Record<ImportRow['effect'], Tone> = {
  new: 'ok',
  changed: 'info',
  unchanged: 'mute',
  wrong: 'bad',
  left_out: 'mute',
};

export const ImportStatus = ({ status }: Pick<ProductImport, 'status'>) => (
  <StatusBadge tone={STATUS_TONES[status]} label={importTexts.statuses[status]} />
);

const EffectBadge = ({ effect }: Pick<ImportRow, 'effect'>) => (
  <StatusBadge tone={EFFECT_TONES[effect]} label={importTexts.effects[effect]} />
);
