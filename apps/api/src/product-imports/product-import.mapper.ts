import type { ImportRow, ProductImport } from '@shishir/contract';
import type { ProductImportRowEntity } from './product-import-row.entity';
import type { ProductImportEntity } from './product-import.entity';

export function toProductImport(row: ProductImportEntity): ProductImport {
  return {
    id: row.id,
    file_name: row.file_name,
    format: row.format,
    // One that is still being read is not given out.
    status: row.status as ProductImport['status'],
    rows: row.row_count,
    counts: {
      new: row.new_count,
      changed: row.changed_count,
      unchanged: row.unchanged_count,
      wrong: row.wrong_count,
    },
    created_by: row.created_by,
    created_at: row.created_at.toISOString(),
    applied_at: row.applied_at?.toISOString() ?? null,
    undone_at: row.undone_at?.toISOString() ?? null,
  };
}

export function toImportRow(row: ProductImportRowEntity): ImportRow {
  const { place, effect, product_id, model, view } = row;
  return { row: place, effect, id: product_id, model, ...view };
}
