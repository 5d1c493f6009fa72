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
    },
    warnings: row.warning_count,
    created_by: row.created_by,
    created_at: row.created_at.toISOString(),
    applied_at: (row.status === 'applying' ? null : row.applied_at)?.toISOString() ?? null,
    undone_at: (row.status === 'undoing' ? null : row.undone_at)?.toISOString() ?? null,
    left: (row.status === 'undone' && row.taken_back?.left) || { count: 0, products: [] },
  };
}

function workOf({ status, done_count, new_count, changed_count }: ProductImportEntity) {
  if (status !== 'applying' && status !== 'undoing') return null;
  const task = status === 'applying' ? ('apply' as const) : ('undo' as const);
  return { task, done: done_count, total: new_count + changed_count };
}

/** Work in progress counts as not yet done. An import that is still being read is not returned at all. */
function statusOf({ status }: ProductImportEntity): ProductImport['status'] {
  if (status === 'applying' || status === 'reading') return 'previewed';
  return status === 'undoing' ? 'applied' : status;
}

export function toImportRow(row: ProductImportRowEntity): ImportRow {
  const { place, effect, product_id, model, view } = row;
  return { row: place, effect, id: product_id, model, ...view };
}
