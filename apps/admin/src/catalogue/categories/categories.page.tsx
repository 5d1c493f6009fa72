import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type Category, STATUSES } from '@shishir/contract';
import { PlusIcon } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ChoiceField } from '../../platform/ui/list/choice-field';
import { useListAddress } from '../../platform/ui/list/list-address';
import { EmptyList, FailedQuery, ListSkeleton } from '../../platform/ui/list/list-states';
import { SearchField } from '../../platform/ui/list/search-field';
import { SortableRows } from '../../platform/ui/order/sortable-rows';
import { PageTitle } from '../../platform/ui/page/page-title';
import { useNarrow } from '../../platform/ui/page/use-narrow';
import { PageHeader } from '../../platform/ui/page/page-header';
import { useOrderedCategories } from './categories.queries';
import { categoriesTexts as texts, trashTexts } from './categories.texts';
import { CategoryCards, CategoryTable } from './category-rows';
import { categoryColumns } from './category-columns';
import { CategoryDialog } from './category-dialog';
import { CategoryListQuery, fitting, wholeOrder } from './category-list';
import { CategoryRemoval } from './category-removal';
import { CategoryTrash, CategoryViews } from './category-trash';

type StatusChoice = Category['status'] | 'all';
const statusChoices: { value: StatusChoice; label: string }[] = [
  { value: 'all', label: texts.allStatuses },
  ...STATUSES.map((status) => ({ value: status, label: texts.statuses[status] })),
];

const TOOLS = {
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  p: '14px 16px',
  '& > :last-of-type': { flex: { xs: '1 1 auto', md: 'none' } },
} as const;

type OpenDialog = { what: 'add' } | { what: 'edit' | 'removal'; category: Category };

const VIEWS = ['trash'] as const;

export default function CategoriesPage() {
  const address = useListAddress(CategoryListQuery, VIEWS);
  const inTrash = address.query.trash === 'true';
  const narrow = useNarrow();
  const { response, rows: all, reorder } = useOrderedCategories();
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const actions = useMemo(
    () => ({
      onEdit: (category: Category) => setOpenDialog({ what: 'edit', category }),
      onDelete: (category: Category) => setOpenDialog({ what: 'removal', category }),
    }),
    [],
  );
  const columns = useMemo(() => categoryColumns(actions), [actions]);
  // The focused row has disappeared, so the focus moves to the heading.
  const heading = useRef<HTMLHeadingElement>(null);
  const [removals, setRemovals] = useState(0);
  useEffect(() => {
    if (removals > 0) heading.current?.focus();
  }, [removals]);

  const rows = fitting(all, address.query);
  const add = (
    <Button
      variant="contained"
      startIcon={<PlusIcon />}
      onClick={() => setOpenDialog({ what: 'add' })}
    >
      <Box component="span" sx={visuallyHidden}>
        {texts.add.sign}
      </Box>
      {texts.add.text}
    </Button>
  );
  return (
    <>
      <PageTitle text={texts.title} ref={heading} />
      <PageHeader
        note={inTrash ? trashTexts.note : all.length > 0 && texts.count(all.length)}
        actions={add}
      />
      <CategoryViews inTrash={inTrash} />
      {inTrash ? (
        <CategoryTrash address={address} />
      ) : (
        <Paper
          component="section"
          aria-label={texts.title}
          aria-busy={response.isPending}
          sx={{ overflow: 'clip' }}
        >
          <Stack direction="row" sx={TOOLS}>
            <SearchField {...texts.search} address={address} />
            <ChoiceField<StatusChoice>
              label={texts.status}
              value={address.query.status ?? 'all'}
              choices={statusChoices}
              onChoose={(status) => address.change({ status: status === 'all' ? null : status })}
            />
          </Stack>
          {response.isError && !response.data ? (
            <FailedQuery of={response} />
          ) : response.isPending ? (
            <ListSkeleton columns={columns} narrow={narrow} />
          ) : rows.length === 0 ? (
            <EmptyList address={address} {...texts.empty} action={add} />
          ) : (
            <SortableRows
              rows={rows}
              nameOf={({ title }) => title}
              onOrder={(ids) => reorder(wholeOrder(all, ids))}
            >
              {narrow ? (
                <CategoryCards rows={rows} actions={actions} />
              ) : (
                <CategoryTable rows={rows} columns={columns} />
              )}
            </SortableRows>
          )}
        </Paper>
      )}
      {openDialog?.what === 'add' && (
        <CategoryDialog category={null} onClose={() => setOpenDialog(null)} />
      )}
      {openDialog?.what === 'edit' && (
        <CategoryDialog category={openDialog.category} onClose={() => setOpenDialog(null)} />
      )}
      {openDialog?.what === 'removal' && (
        <CategoryRemoval
          category={openDialog.category}
          onDone={(removed) => {
            setOpenDialog(null);
            if (removed) setRemovals((count) => count + 1);
          }}
        />
      )}
    </>
  );
}
