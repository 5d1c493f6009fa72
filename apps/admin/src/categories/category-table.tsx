import type { Category } from '@shishir/contract';
import type { ListColumn } from '../ui/list/list-column';
import { categoriesTexts as texts } from './categories.texts';
import { useMovable } from './use-sortable-row';

interface Props {
  rows: Category[];
  columns: ListColumn<Category>[];
}

/** The categories on wide screens. A table of its own, since its rows are moved. */
export function CategoryTable({ rows, columns }: Props) {
  return (
    <div className="categories-room">
      <table className="categories" aria-label={texts.title}>
        <thead>
          <tr>
            {columns.map(({ field, header, width, grow, align }) => (
              <th
                key={field}
                scope="col"
                className={`categories__${field}`}
                style={{ width: grow ? undefined : width, textAlign: align }}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((category, index) => (
            <CategoryRow key={category.id} category={category} sl={index + 1} columns={columns} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  category: Category;
  sl: number;
  columns: ListColumn<Category>[];
}

function CategoryRow({ category, sl, columns }: RowProps) {
  const { ref, style, held, handle } = useMovable(category);
  return (
    <tr ref={ref} style={style} className={held ? 'category category--held' : 'category'}>
      {columns.map(({ field, align, cell }) => (
        <td key={field} className={`categories__${field}`} style={{ textAlign: align }}>
          {field === 'sl' ? (
            <span className="category__place">
              {handle}
              {cell(category, sl)}
            </span>
          ) : (
            cell(category, sl)
          )}
        </td>
      ))}
    </tr>
  );
}
