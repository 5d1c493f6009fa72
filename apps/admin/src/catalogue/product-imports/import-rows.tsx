import Button from '@mui/material/Button';
import { contract, IMPORT_EFFECTS, type ImportRow, type ProductImport } from '@shishir/contract';
import { apiPath } from '@shishir/contract/client';
import { groupLakh } from '@shishir/format';
import { DownloadIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useListAddress } from '../../platform/ui/list/list-address';
import type { ListColumn } from '../../platform/ui/list/list-columns';
import { ListFrame } from '../../platform/ui/list/list-frame';
import { ImportRowCard, RowDetails, RowEffect, RowModel } from './import-row';
import { useImportRows } from './product-imports.queries';
import { importTexts, previewTexts as texts, previewTexts } from './product-imports.texts';

/** A row of the file, by its position in it. */
interface FileRow {
  id: number;
  line: ImportRow;
}

const rowColumns: ListColumn<FileRow>[] = [
  {
    field: 'row',
    header: texts.columns.row,
    width: 84,
    align: 'right',
    cell: ({ line }) => <span className="num">{line.row}</span>,
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

/** What the rows of a file would do, one effect or all of them, page by page. */
export function ImportRows({ of }: { of: ProductImport }) {
  const address = useListAddress(contract.productImports.rows.query);
  const list = useImportRows(of.id, address.query);
  return (
    <>
      <ImportEffects of={of} chosen={address.query.warnings ? 'warnings' : address.query.effect} />
      <ListFrame
        name="import-rows"
        label={texts.table}
        address={address}
        list={list}
        columns={rowColumns}
        search={texts.search}
        filters={of.counts.wrong > 0 && <WrongRowsButton of={of} />}
        empty={texts.empty}
        table={(rows) => <ImportRowTable rows={rows} columns={rowColumns} stale={list.stale} />}
        card={({ line }) => <ImportRowCard line={line} />}
      />
    </>
  );
}

interface Props {
  rows: FileRow[];
  columns: ListColumn<FileRow>[];
  stale: boolean;
}

/** The rows on wide screens. A table of its own, since a row is as high as what it does is long. */
function ImportRowTable({ rows, columns, stale }: Props) {
  return (
    <div className="import-room">
      <table
        className={stale ? 'import-rows import-rows--stale' : 'import-rows'}
        aria-label={previewTexts.table}
      >
        <thead>
          <tr>
            {columns.map(({ field, header, width, grow, align }) => (
              <th
                key={field}
                scope="col"
                style={{ width: grow ? undefined : width, textAlign: align }}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map(({ field, align, cell }) => (
                <td key={field} style={{ textAlign: align }}>
                  {cell(row, 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Downloads the rejected rows of a file as a CSV, to be fixed beside it. */
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
}

/** The counts of a file; each leads to its rows. */
function ImportEffects({ of, chosen }: ImportEffectsProps) {
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
    <nav className="effects num" aria-label={texts.filter}>
      {choices.map(({ effect, name, count }) => (
        <Link
          key={name}
          to={addressOf(effect)}
          preventScrollReset
          className={`effect effect--${count > 0 ? (effect ?? 'all') : 'none'}`}
          aria-current={effect === chosen ? 'true' : undefined}
        >
          <span>{name}</span> <b>{groupLakh(count)}</b>
        </Link>
      ))}
    </nav>
  );
}

function addressOf(chosen: ImportEffectsProps['chosen']): string {
  if (!chosen) return '?';
  return chosen === 'warnings' ? '?warnings=true' : `?effect=${chosen}`;
}
