import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Category } from '@shishir/contract';
import { useState } from 'react';
import { ProductPicture } from '../ui/catalogue/product-picture';
import { MoreIcon } from '../theme/icons';
import { categoriesTexts as texts } from './categories.texts';
import { CategoryName, type CategoryDoing } from './category-columns';
import { CategoryStatus } from './category-status';
import { useMovable } from './use-sortable-row';

interface Props {
  rows: Category[];
  doing: CategoryDoing;
}

/** The categories on a phone: the same data as the rows of the table. */
export function CategoryCards({ rows, doing }: Props) {
  return (
    <ul className="cards" aria-label={texts.title}>
      {rows.map((category) => (
        <CategoryCard key={category.id} category={category} doing={doing} />
      ))}
    </ul>
  );
}

function CategoryCard({ category, doing }: { category: Category; doing: CategoryDoing }) {
  const { ref, style, held, handle } = useMovable(category);
  const { path, picture, position, description, type, status } = category;
  return (
    <li ref={ref} style={style} className={held ? 'category-card category--held' : 'category-card'}>
      {handle}
      <ProductPicture picture={picture ?? undefined} sizes="64px" className="category-picture" />
      <div>
        <CategoryName category={category} />
        <small>{path}</small>
      </div>
      <CategoryMenu category={category} doing={doing} />
      <div className="category-card__rest">
        {description && <span className="category-text">{description}</span>}
        <span className="category-card__state">
          <CategoryStatus status={status} />
          <small className="num">
            {texts.columns.position} {position}
            {type && `, ${type}`}
          </small>
        </span>
      </div>
    </li>
  );
}

function CategoryMenu({ category, doing }: { category: Category; doing: CategoryDoing }) {
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
        <MoreIcon />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': name } }}
      >
        <MenuItem onClick={press(doing.onEdit)}>{texts.edit}</MenuItem>
        <MenuItem onClick={press(doing.onDelete)}>{texts.delete}</MenuItem>
      </Menu>
    </>
  );
}
