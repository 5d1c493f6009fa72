import type { ListColumn } from '../ui/list/list-column';
import type { FileRow } from './import-rows';
import { previewTexts } from './product-imports.texts';

interface Props {
  rows: FileRow[];
  columns: ListColumn<FileRow>[];
  stale: boolean;
}

/** The rows on wide screens. A table of its own, since a row is as high as what it does is long. */
export function ImportRowTable({ rows, columns, stale }: Props) {
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
