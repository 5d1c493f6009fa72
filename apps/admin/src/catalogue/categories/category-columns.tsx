import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type Category } from '@shishir/contract';
import Stack from '@mui/material/Stack';
import { PencilIcon, LanguagesIcon, RotateCcwClockIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { StatusBadge, type Tone } from '../../platform/theme/status-badge';
import type { ListColumn } from '../../platform/ui/list/list-columns';
import { paths } from '../../platform/ui/page/paths';
import { recordTexts } from '../../platform/ui/record/record.texts';
import { SmallLine } from '../../platform/ui/page/small-line';
import { CellText } from '../../platform/ui/list/cell-text';
import { QuietLink } from '../../platform/ui/page/text-link';
import { RemoveButton } from '../../platform/ui/form/remove-button';
import { categoriesTexts as texts, categoriesTexts } from './categories.texts';
import { CategoryPicture } from './category-picture';
import { nameTexts } from '../../platform/ui/catalogue/names.texts';

export interface CategoryRowActions {
  onEdit: (category: Category) => void;
  onDelete: (category: Category) => void;
}

const { columns } = texts;

/** The specified columns in their order. */
export const categoryColumns = ({
  onEdit,
  onDelete,
}: CategoryRowActions): ListColumn<Category>[] => [
  {
    field: 'sl',
    header: columns.sl,
    width: 76,
    cell: (_category, sl) => (
      <Box component="span" sx={{ color: 'text.third' }}>
        {sl}
      </Box>
    ),
  },
  {
    field: 'image',
    header: columns.image,
    width: 80,
    cell: ({ picture }) => <CategoryPicture picture={picture} />,
  },
  {
    field: 'title',
    header: columns.title,
    width: 142,
    grow: 1,
    cell: (category) => <CategoryName category={category} />,
  },
  {
    field: 'path',
    header: columns.path,
    width: 130,
    grow: 1,
    cell: ({ path, aliases = [] }) => (
      <>
        <CategoryPath path={path} />
        {aliases.length > 0 && <SmallLine>{texts.aliases(aliases)}</SmallLine>}
      </>
    ),
  },
  {
    field: 'position',
    header: columns.position,
    width: 68,
    align: 'right',
    cell: ({ position }) => <span>{position}</span>,
  },
  {
    field: 'description',
    header: columns.description,
    width: 137,
    grow: 1.4,
    cell: ({ description }) => (
      <CellText title={description ?? undefined} sx={{ color: 'text.secondary' }}>
        {description ?? texts.none}
      </CellText>
    ),
  },
  {
    field: 'type',
    header: columns.type,
    width: 104,
    cell: (category) => (
      <>
        {category.type ?? texts.none}
        <CategoryKind category={category} />
      </>
    ),
  },
  {
    field: 'status',
    header: columns.status,
    width: 96,
    cell: ({ status }) => <CategoryStatus status={status} />,
  },
  {
    field: 'action',
    header: columns.action,
    width: 164,
    align: 'right',
    cell: (category) => (
      <Stack component="span" direction="row" sx={{ justifyContent: 'flex-end' }}>
        <IconButton
          title={texts.edit}
          aria-label={texts.editOf(category.title)}
          onClick={() => onEdit(category)}
        >
          <PencilIcon />
        </IconButton>
        <IconButton
          component={Link}
          to={paths.translate('category', category.id)}
          title={recordTexts.actions.translate}
          aria-label={recordTexts.translate(category.title)}
        >
          <LanguagesIcon />
        </IconButton>
        <IconButton
          component={Link}
          to={paths.history('category', category.id)}
          title={recordTexts.actions.history}
          aria-label={recordTexts.history(category.title)}
        >
          <RotateCcwClockIcon />
        </IconButton>
        <RemoveButton
          title={texts.delete}
          aria-label={texts.deleteOf(category.title)}
          onClick={() => onDelete(category)}
        />
      </Stack>
    ),
  },
];

/** The title, with the number of products that use the category. */
export function CategoryName({ category }: { category: Category }) {
  const { title, used_by: used = 0, has_panel, status, product_count } = category;
  // Includes products that are hidden or in the trash, but visitors find an empty page.
  const isEmpty = status === 'active' && product_count === 0;
  return (
    <>
      <b>{title}</b>
      <SmallLine>
        {used > 0 ? (
          <QuietLink
            to={productsAt(category)}
            aria-label={texts.productsOf(title, used)}
            sx={{ fontWeight: 500, '@media (pointer: coarse)': { py: 1.5 } }}
          >
            {texts.products(used)}
          </QuietLink>
        ) : (
          texts.products(0)
        )}
        {has_panel && <>, {texts.panel.toLowerCase()}</>}
      </SmallLine>
      {isEmpty && (
        // Fits narrow tables by using the padding of its cell.
        <Box component="span" title={texts.emptyNote} sx={{ display: 'block', mt: 0.5, mr: -1 }}>
          <StatusBadge tone="warn" label={texts.emptyOnSite} />
        </Box>
      )}
    </>
  );
}

/** The kind of a category, and its group. */
export function CategoryKind({ category: { kind, group } }: { category: Category }) {
  const label = nameTexts.kinds[kind];
  return <SmallLine>{group ? texts.kindInGroup(label, nameTexts.groups[group]) : label}</SmallLine>;
}

const TONES: Record<Category['status'], Tone> = {
  active: 'ok',
  inactive: 'warn',
  archived: 'mute',
};

export const CategoryStatus = ({ status }: Pick<Category, 'status'>) => (
  <StatusBadge tone={TONES[status]} label={categoriesTexts.statuses[status]} />
);

/** Address of the products list, filtered by a category. */
export const productsAt = ({ slug }: Pick<Category, 'slug'>) =>
  `${paths.products.list}?category=${encodeURIComponent(slug)}`;

/** The address of a category. If too long for a line, it breaks before its last part, else between letters. */
export function CategoryPath({ path }: Pick<Category, 'path'>) {
  const last = path.lastIndexOf('/') + 1;
  return (
    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
      {path.slice(0, last)}
      <wbr />
      {path.slice(last)}
    </Box>
  );
}
