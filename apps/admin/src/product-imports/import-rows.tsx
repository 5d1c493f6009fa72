import { contract, type ImportRow, type ProductImport } from '@shishir/contract';
import { useListAddress } from '../ui/list/list-address';
import type { ListColumn } from '../ui/list/list-column';
import { ListFrame } from '../ui/list/list-frame';
import { ImportEffects } from './import-effects';
import { ImportRowTable } from './import-row-table';
import { ImportRowCard, RowDetails, RowEffect, RowModel } from './import-row-parts';
import { useImportRows } from './product-imports.queries';
import { previewTexts as texts } from './product-imports.texts';
import { WrongRowsButton } from './wrong-rows-button';

/** A row of the file, by its place in it. */
export interface FileRow {
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
      <ImportEffects of={of} chosen={address.query.effect} />
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
