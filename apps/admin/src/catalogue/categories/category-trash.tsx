import Button from '@mui/material/Button';
import type { Category } from '@shishir/contract';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { ProductPicture } from '../../platform/ui/catalogue/product-picture';
import type { ListAddress } from '../../platform/ui/list/list-address';
import type { ListColumn } from '../../platform/ui/list/list-columns';
import { ListFrame } from '../../platform/ui/list/list-frame';
import { DhakaTime, KeptUntil } from '../../platform/ui/page/dhaka-time';
import { paths } from '../../platform/ui/page/paths';
import { useCategoryRestore, useCategoryTrash } from './categories.queries';
import { categoriesTexts, trashTexts as texts } from './categories.texts';
import { CategoryPath } from './category-columns';
import { type CategoryListQuery, fitting } from './category-list';

/** The categories, or what was deleted in the last 30 days. */
export function CategoryViews({ inTrash }: { inTrash: boolean }) {
  return (
    <nav aria-label={texts.views} className="views">
      <Link to={paths.categories} aria-current={inTrash ? undefined : 'page'}>
        {texts.categories}
      </Link>
      <Link to={paths.categoryTrash} aria-current={inTrash ? 'page' : undefined}>
        {texts.trash}
      </Link>
    </nav>
  );
}

/** What was deleted: since when, until when it can come back, and the button that restores it. */
export function CategoryTrash({ address }: { address: ListAddress<CategoryListQuery> }) {
  const trash = useCategoryTrash();
  const { restore, pending } = useCategoryRestore();
  const rows = fitting(trash.rows, address.query);
  const columns = useMemo(() => trashColumns(restore, pending), [restore, pending]);
  return (
    <ListFrame
      name="categories-trash"
      label={texts.trash}
      address={address}
      list={{ ...trash, rows, total: rows.length }}
      columns={columns}
      search={categoriesTexts.search}
      empty={texts.empty}
      card={(category) => (
        <div className="category-card">
          <div>
            <b>{category.title}</b>
            <small>{category.path}</small>
            {category.deleted_at && (
              <small>
                {texts.until} <KeptUntil deletedAt={category.deleted_at} />
              </small>
            )}
          </div>
          <RestoreButton category={category} disabled={pending} onPress={restore} />
        </div>
      )}
    />
  );
}

function trashColumns(
  restore: (category: Category) => void,
  pending: boolean,
): ListColumn<Category>[] {
  const { columns } = categoriesTexts;
  return [
    {
      field: 'image',
      header: columns.image,
      width: 88,
      cell: ({ picture }) => (
        <ProductPicture picture={picture ?? undefined} sizes="64px" className="category-picture" />
      ),
    },
    { field: 'title', header: columns.title, width: 190, grow: 1, fixed: true, cell: titleOf },
    { field: 'path', header: columns.path, width: 212, cell: CategoryPath },
    {
      field: 'deleted_at',
      header: texts.deleted,
      width: 148,
      cell: ({ deleted_at: at }) => at && <DhakaTime moment={at} />,
    },
    {
      field: 'until',
      header: texts.until,
      width: 104,
      cell: ({ deleted_at: at }) => at && <KeptUntil deletedAt={at} />,
    },
    {
      field: 'action',
      header: columns.action,
      width: 124,
      align: 'right',
      fixed: true,
      cell: (category) => (
        <RestoreButton category={category} disabled={pending} onPress={restore} />
      ),
    },
  ];
}

const titleOf = ({ title }: Category) => <b>{title}</b>;

interface RestoreProps {
  category: Category;
  disabled: boolean;
  onPress: (category: Category) => void;
}

function RestoreButton({ category, disabled, onPress }: RestoreProps) {
  return (
    <Button
      disabled={disabled}
      aria-label={texts.restoreOf(category.title)}
      onClick={() => onPress(category)}
    >
      {texts.restore}
    </Button>
  );
}
