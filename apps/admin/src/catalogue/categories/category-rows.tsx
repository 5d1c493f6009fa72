import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Category } from '@shishir/contract';
import { EllipsisVerticalIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ProductPicture } from '../../platform/ui/catalogue/product-picture';
import type { ListColumn } from '../../platform/ui/list/list-columns';
import { useSortableRow } from '../../platform/ui/order/sortable-rows';
import { paths } from '../../platform/ui/page/paths';
import { recordTexts } from '../../platform/ui/record/record.texts';
import { categoriesTexts as texts } from './categories.texts';
import {
  CategoryKind,
  type CategoryRowActions,
  CategoryName,
  CategoryStatus,
} from './category-columns';

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
  const { ref, style, dragged, handle } = useSortableRow(category.id, category.title);
  return (
    <tr ref={ref} style={style} className={dragged ? 'category category--dragged' : 'category'}>
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

interface CategoryCardsProps {
  rows: Category[];
  actions: CategoryRowActions;
}

/** The categories on a phone: the same data as the rows of the table. */
export function CategoryCards({ rows, actions }: CategoryCardsProps) {
  return (
    <ul className="cards" aria-label={texts.title}>
      {rows.map((category) => (
        <CategoryCard key={category.id} category={category} actions={actions} />
      ))}
    </ul>
  );
}

function CategoryCard({ category, actions }: { category: Category; actions: CategoryRowActions }) {
  const { ref, style, dragged, handle } = useSortableRow(category.id, category.title);
  const { path, picture, position, description, type, status } = category;
  return (
    <li
      ref={ref}
      style={style}
      className={dragged ? 'category-card category--dragged' : 'category-card'}
    >
      {handle}
      <ProductPicture picture={picture ?? undefined} sizes="64px" className="category-picture" />
      <div>
        <CategoryName category={category} />
        <small>{path}</small>
      </div>
      <CategoryMenu category={category} actions={actions} />
      <div className="category-card__rest">
        {description && <span className="category-text">{description}</span>}
        <span className="category-card__state">
          <CategoryStatus status={status} />
          <small className="num">
            {texts.columns.position} {position}
            {type && `, ${type}`}
          </small>
          <CategoryKind category={category} />
        </span>
      </div>
    </li>
  );
}

function CategoryMenu({ category, actions }: { category: Category; actions: CategoryRowActions }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const press = (act: (category: Category) => void) => () => {
    setAnchor(null);
    act(category);
  };
  const name = texts.actionsFor(category.title);
  return (
    <>
      <IconButton
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <EllipsisVerticalIcon />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': name } }}
      >
        <MenuItem onClick={press(actions.onEdit)}>{texts.edit}</MenuItem>
        <MenuItem component={Link} to={paths.history('category', category.id)}>
          {recordTexts.actions.history}
        </MenuItem>
        <MenuItem onClick={press(actions.onDelete)}>{texts.delete}</MenuItem>
      </Menu>
    </>
  );
}
