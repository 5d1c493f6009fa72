import type { ImportRow, ProductImport } from '@shishir/contract';
import type { ProductImportRowEntity } from './product-import-row.entity';
import type { ProductImportEntity } from './product-import.entity';

export function toProductImport(row: ProductImportEntity): ProductImport {
  return {
    id: row.id,
    file_name: row.file_name,
    format: row.format,
    status: statusOf(row),
    work: workOf(row),
    problem: row.problem,
    rows: row.row_count,
    counts: {
      new: row.new_count,
      changed: row.changed_count,
      unchanged: row.unchanged_count,
      wrong: row.wrong_count,
      left_out: row.left_out_count,
    },
    mapping: row.mapping ?? {},
    supplier: row.supplier,
    unclear: row.unclear,
    warnings: row.warning_count,
    created_by: row.created_by,
    created_at: row.created_at.toISOString(),
    applied_at: (isDone(row) ? row.applied_at : null)?.toISOString() ?? null,
    undone_at: (row.status === 'undoing' ? null : row.undone_at)?.toISOString() ?? null,
    left: (row.status === 'undone' && row.taken_back?.left) || { count: 0, products: [] },
  };
}

/** The time of an apply is set while work goes on too. */
const isDone = ({ status }: ProductImportEntity) => !['applying', 'checking'].includes(status);

function workOf({ status, ...row }: ProductImportEntity) {
  const { done_count, row_count, new_count, changed_count } = row;
  if (status === 'checking') return { task: 'read' as const, done: done_count, total: row_count };
  if (status !== 'applying' && status !== 'undoing') return null;
  const task = status === 'applying' ? ('apply' as const) : ('undo' as const);
  return { task, done: done_count, total: new_count + changed_count };
}

/** Work in progress counts as not yet done. An import that is still being read is not returned at all. */
function statusOf({ status }: ProductImportEntity): ProductImport['status'] {
  if (status === 'applying') return 'previewed';
  if (status === 'reading' || status === 'checking') return 'mapping';
  return status === 'undoing' ? 'applied' : status;
}

export function toImportRow(row: ProductImportRowEntity): ImportRow {
  const { place, effect, left_out, product_id, model, view } = row;
  return { row: place, effect: left_out ? 'left_out' : effect, id: product_id, model, ...view };
}
