import type { ProductImport } from '@shishir/contract';
import { groupLakh } from '@shishir/format';
import { DhakaTime } from '../ui/page/dhaka-time';
import type { ListColumn } from '../ui/list/list-column';
import { ImportActions, type ImportDoing } from './import-actions';
import { ImportStatus } from './import-badges';
import { earlierTexts } from './product-imports.texts';

const { columns } = earlierTexts;

const count = (field: 'new' | 'changed' | 'wrong', width: number): ListColumn<ProductImport> => ({
  field,
  header: columns[field],
  width,
  align: 'right',
  cell: ({ counts }) => <Count of={counts[field]} />,
});

export const importColumns = (doing: ImportDoing): ListColumn<ProductImport>[] => [
  {
    field: 'file_name',
    header: columns.file,
    width: 220,
    grow: 1,
    fixed: true,
    cell: ({ file_name }) => (
      <b className="list-grid__text import-file" title={file_name}>
        {file_name}
      </b>
    ),
  },
  {
    field: 'status',
    header: columns.status,
    width: 132,
    cell: ({ status }) => <ImportStatus status={status} />,
  },
  {
    field: 'rows',
    header: columns.rows,
    width: 80,
    align: 'right',
    cell: ({ rows }) => groupLakh(rows),
  },
  count('new', 76),
  count('changed', 92),
  count('wrong', 80),
  {
    field: 'created_by',
    header: columns.by,
    width: 150,
    cell: ({ created_by }) => <span className="list-grid__text">{created_by}</span>,
  },
  {
    field: 'created_at',
    header: columns.when,
    width: 166,
    cell: (one) => <DhakaTime moment={lastMoment(one)} />,
  },
  {
    field: 'action',
    header: columns.action,
    width: 160,
    align: 'right',
    fixed: true,
    cell: (one) => <ImportActions of={one} doing={doing} />,
  },
];

/** When the last thing happened to it. */
const lastMoment = ({ created_at, applied_at, undone_at }: ProductImport) =>
  undone_at ?? applied_at ?? created_at;

/** None is told more quietly than some. */
function Count({ of }: { of: number }) {
  return <span className={of === 0 ? 'mut' : undefined}>{groupLakh(of)}</span>;
}
