import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { contract, IMPORT_EFFECTS, type ImportRow, type ProductImport } from '@shishir/contract';
import { apiPath } from '@shishir/contract/client';
import { groupLakh } from '@shishir/format';
import { DownloadIcon } from 'lucide-react';
import { type Ref, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useListAddress } from '../../platform/ui/list/list-address';
import type { ListColumn } from '../../platform/ui/list/list-columns';
import { ListFrame } from '../../platform/ui/list/list-frame';
import { ListTable } from '../../platform/ui/list/list-table';
import { useLeaveOut } from './import-columns.queries';
import { actionColumn, type FileRow, LeaveAllButton, LeaveOutButton } from './leave-out';
import { ImportRowCard, RowDetails, RowEffect, RowModel } from './import-row';
import { useImportRows } from './product-imports.queries';
import { importTexts, previewTexts as texts, previewTexts } from './product-imports.texts';

const rowColumns: ListColumn<FileRow>[] = [
  {
    field: 'row',
    header: texts.columns.row,
    width: 84,
    align: 'right',
    cell: ({ line }) => <span>{line.row}</span>,
  },
  {
    field: 'model',
    header: texts.columns.model,
    width: 220,
    cell: ({ line }) => <RowModel line={line} />,
  },
  {
    field: 'effect',
    header: texts.columns.effect,
    width: 132,
    cell: ({ line }) => <RowEffect line={line} />,
  },
  {
    field: 'details',
    header: texts.columns.details,
    width: 400,
    grow: 1,
    cell: ({ line }) => <RowDetails line={line} />,
  },
];

/** The rows of a file and their effects, all or filtered, page by page. Those of a preview can be left out. */
export function ImportRows({ of }: { of: ProductImport }) {
  const address = useListAddress(contract.productImports.rows.query);
  const list = useImportRows(of.id, address.query);
  const { leaveOut } = useLeaveOut(of);
  const isOpen = of.status === 'previewed' && !of.work;
  const { effects, acted } = useFocusAfter(list.rows);
  const decide = (line: ImportRow) => {
    acted();
    leaveOut({ left_out: line.effect !== 'left_out', rows: [line.row] });
  };
  const columns = isOpen ? [...rowColumns, actionColumn(decide)] : rowColumns;
  const chosen = address.query.warnings ? 'warnings' : address.query.effect;
  return (
    <>
      <ImportEffects of={of} chosen={chosen} ref={effects} />
      <ListFrame
        name="import-rows"
        label={texts.table}
        address={address}
        list={list}
        columns={columns}
        search={texts.search}
        filters={of.counts.wrong > 0 && <WrongRowsButton of={of} />}
        filterChips={
          isOpen &&
          address.narrowed &&
          list.total > 0 && (
            <LeaveAllButton of={of} query={address.query} total={list.total} onPress={acted} />
          )
        }
        empty={texts.empty}
        table={(rows) => <ImportRowTable rows={rows} columns={columns} stale={list.stale} />}
        card={({ line }) => (
          <ImportRowCard line={line}>
            {isOpen && <LeaveOutButton line={line} onPress={decide} />}
          </ImportRowCard>
        )}
      />
    </>
  );
}

/** Moves the focus to the chosen count if the pressed button has disappeared with its row. */
function useFocusAfter(rows: FileRow[]) {
  const effects = useRef<HTMLElement>(null);
  const isPending = useRef(false);
  const visible = rows.map(({ id }) => id).join();
  useEffect(() => {
    if (!isPending.current) return;
    isPending.current = false;
    if (document.activeElement === document.body) {
      effects.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
    }
  }, [visible]);
  return { effects, acted: () => void (isPending.current = true) };
}

interface Props {
  rows: FileRow[];
  columns: ListColumn<FileRow>[];
  stale: boolean;
}

/** The rows on wide screens. Not a data grid, since the height of a row depends on its number of changes. */
function ImportRowTable({ rows, columns, stale }: Props) {
  return (
    <ListTable
      label={previewTexts.table}
      columns={columns}
      minWidth={columns.length > rowColumns.length ? 860 : 760}
      sx={stale ? { opacity: 0.55 } : undefined}
    >
      {rows.map((row) => (
        <TableRow key={row.id}>
          {columns.map(({ field, align, cell }) => (
            <TableCell
              key={field}
              align={align}
              sx={{ p: 1.5, lineHeight: 1.45, overflowWrap: 'anywhere', verticalAlign: 'top' }}
            >
              {cell(row, 0)}
            </TableCell>
          ))}
        </TableRow>
      ))}
    </ListTable>
  );
}

/** Downloads the rejected rows of a file as a CSV, so they can be fixed separately. */
function WrongRowsButton({ of: { id } }: { of: ProductImport }) {
  return (
    <Button
      component="a"
      href={apiPath('GET /api/v1/product-imports/:id/wrong-rows', { params: { id } })}
      download
      variant="outlined"
      startIcon={<DownloadIcon />}
    >
      {texts.wrongFile}
    </Button>
  );
}

interface ImportEffectsProps {
  of: ProductImport;
  chosen: ImportRow['effect'] | 'warnings' | undefined;
  ref: Ref<HTMLElement>;
}

const EFFECTS = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(4, minmax(0, 1fr))',
    lg: 'repeat(7, minmax(0, 1fr))',
  },
  // All rows come first, in a line above the six others.
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
  gap: { xs: 1, sm: 1.5 },
  mb: 2,
};
const EFFECT = {
  display: { xs: 'flex', sm: 'grid' },
  gap: 0.25,
  alignItems: 'center',
  justifyContent: { xs: 'space-between', sm: 'stretch' },
  minHeight: { xs: 52, sm: 0 },
  p: { xs: '8px 14px', sm: '12px 16px' },
  color: 'text.secondary',
  fontWeight: 500,
  transition: 'border-color var(--t)',
  '&:hover': { borderColor: 'primary.main' },
  '&[aria-current]': {
    borderColor: 'primary.main',
    bgcolor: 'primary.wash',
    color: 'primary.ink',
    fontWeight: 600,
  },
};
const FIGURES: Partial<Record<NonNullable<ImportEffectsProps['chosen']>, string>> = {
  new: 'success.main',
  changed: 'info.main',
  wrong: 'error.main',
  warnings: 'warning.main',
};

/** The counts of a file; each links to its rows. */
function ImportEffects({ of, chosen, ref }: ImportEffectsProps) {
  const choices = [
    { effect: undefined, name: texts.all, count: of.rows },
    ...IMPORT_EFFECTS.map((effect) => ({
      effect,
      name: importTexts.effects[effect],
      count: of.counts[effect],
    })),
    { effect: 'warnings' as const, name: texts.warnings, count: of.warnings },
  ];
  return (
    <Box component="nav" ref={ref} aria-label={texts.filter} sx={EFFECTS}>
      {choices.map(({ effect, name, count }) => (
        <Paper
          key={name}
          component={Link}
          to={addressOf(effect)}
          preventScrollReset
          aria-current={effect === chosen ? 'true' : undefined}
          sx={EFFECT}
        >
          <span>{name}</span>{' '}
          <Typography
            component="b"
            variant="h1"
            sx={{
              color: count > 0 ? ((effect && FIGURES[effect]) ?? 'text.primary') : 'text.third',
              fontSize: { xs: '1.25rem', sm: '1.625rem' },
            }}
          >
            {groupLakh(count)}
          </Typography>
        </Paper>
      ))}
    </Box>
  );
}

function addressOf(chosen: ImportEffectsProps['chosen']): string {
  if (!chosen) return '?';
  return chosen === 'warnings' ? '?warnings=true' : `?effect=${chosen}`;
}
