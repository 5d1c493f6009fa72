import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Category } from '@shishir/contract';
import { useMemo } from 'react';
import type { ListAddress } from '../../platform/ui/list/list-address';
import type { ListColumn } from '../../platform/ui/list/list-columns';
import { ListFrame } from '../../platform/ui/list/list-frame';
import { PageBar, PageTab, PageTabs } from '../../platform/ui/page/page-bar';
import { DhakaTime, KeptUntil } from '../../platform/ui/page/dhaka-time';
import { paths } from '../../platform/ui/page/paths';
import { SmallLine } from '../../platform/ui/page/small-line';
import { useCategoryRestore, useCategoryTrash } from './categories.queries';
import { categoriesTexts, trashTexts as texts } from './categories.texts';
import { CategoryPath } from './category-columns';
import { type CategoryListQuery, fitting } from './category-list';
import { CategoryPicture } from './category-picture';

/** Tabs for the categories and for those deleted in the last 30 days. */
export function CategoryViews({ inTrash }: { inTrash: boolean }) {
  return (
    <PageBar>
      <PageTabs label={texts.views}>
        <PageTab to={paths.categories} current={!inTrash}>
          {texts.categories}
        </PageTab>
        <PageTab to={paths.categoryTrash} current={inTrash}>
          {texts.trash}
        </PageTab>
      </PageTabs>
    </PageBar>
  );
}

/** Deleted categories with their deletion date, the last day to restore them, and a restore button. */
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
        <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', pt: 1.5, px: 1, pb: 1.75 }}>
          <Box sx={{ minWidth: 0, lineHeight: 1.4, overflowWrap: 'anywhere' }}>
            <b>{category.title}</b>
            <SmallLine>{category.path}</SmallLine>
            {category.deleted_at && (
              <SmallLine>
                {texts.until} <KeptUntil deletedAt={category.deleted_at} />
              </SmallLine>
            )}
          </Box>
          <RestoreButton category={category} disabled={pending} onPress={restore} />
        </Stack>
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
      cell: ({ picture }) => <CategoryPicture picture={picture} />,
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
