import IconButton from '@mui/material/IconButton';
import { type Category, CATEGORY_GROUP_LABELS, CATEGORY_KIND_LABELS } from '@shishir/contract';
import { PencilIcon, RotateCcwClockIcon, TrashIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { StatusBadge, type Tone } from '../../platform/theme/status-badge';
import { ProductPicture } from '../../platform/ui/catalogue/product-picture';
import type { ListColumn } from '../../platform/ui/list/list-columns';
import { paths } from '../../platform/ui/page/paths';
import { recordTexts } from '../../platform/ui/record/record.texts';
import { categoriesTexts as texts, categoriesTexts } from './categories.texts';

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
    cell: (_category, sl) => <span className="mut num">{sl}</span>,
  },
  {
    field: 'image',
    header: columns.image,
    width: 80,
    cell: ({ picture }) => (
      <ProductPicture picture={picture ?? undefined} sizes="64px" className="category-picture" />
    ),
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
    cell: ({ path, aliases = [] }) => (
      <>
        <CategoryPath path={path} />
        {aliases.length > 0 && (
          <small className="category-aliases" title={texts.aliases(aliases)}>
            {texts.aliases(aliases)}
          </small>
        )}
      </>
    ),
  },
  {
    field: 'position',
    header: columns.position,
    width: 68,
    align: 'right',
    cell: ({ position }) => <span className="num">{position}</span>,
  },
  {
    field: 'description',
    header: columns.description,
    width: 137,
    grow: 1.4,
    cell: ({ description }) => (
      <span className="category-text" title={description ?? undefined}>
        {description ?? texts.none}
      </span>
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
    width: 128,
    align: 'right',
    cell: (category) => (
      <span className="category-actions">
        <IconButton
          title={texts.edit}
          aria-label={texts.editOf(category.title)}
          onClick={() => onEdit(category)}
        >
          <PencilIcon />
        </IconButton>
        <IconButton
          component={Link}
          to={paths.history('category', category.id)}
          title={recordTexts.actions.history}
          aria-label={recordTexts.history(category.title)}
        >
          <RotateCcwClockIcon />
        </IconButton>
        <IconButton
          className="category-actions__delete"
          title={texts.delete}
          aria-label={texts.deleteOf(category.title)}
          onClick={() => onDelete(category)}
        >
          <TrashIcon />
        </IconButton>
      </span>
    ),
  },
];

/** The title, and the products that hold it. */
export function CategoryName({ category }: { category: Category }) {
  const { title, used_by: used = 0, has_panel, status, product_count } = category;
  // Products that are hidden or in the trash belong to it too, but visitors find an empty page.
  const isEmpty = status === 'active' && product_count === 0;
  return (
    <>
      <b>{title}</b>
      <small>
        {used > 0 ? (
          <Link to={productsAt(category)} aria-label={texts.productsOf(title, used)}>
            {texts.products(used)}
          </Link>
        ) : (
          texts.products(0)
        )}
        {has_panel && <>, {texts.panel.toLowerCase()}</>}
      </small>
      {isEmpty && (
        <span className="category-empty" title={texts.emptyNote}>
          <StatusBadge tone="warn" label={texts.emptyOnSite} />
        </span>
      )}
    </>
  );
}

/** What the category is, and the list that it shares. */
export function CategoryKind({ category: { kind, group } }: { category: Category }) {
  const label = CATEGORY_KIND_LABELS[kind];
  return <small>{group ? texts.kindInGroup(label, CATEGORY_GROUP_LABELS[group]) : label}</small>;
}

const TONES: Record<Category['status'], Tone> = {
  active: 'ok',
  inactive: 'warn',
  archived: 'mute',
};

export const CategoryStatus = ({ status }: Pick<Category, 'status'>) => (
  <StatusBadge tone={TONES[status]} label={categoriesTexts.statuses[status]} />
);

/** The products list, narrowed to a category. */
export const productsAt = ({ slug }: Pick<Category, 'slug'>) =>
  `${paths.products.list}?category=${encodeURIComponent(slug)}`;

/** The address of a category. It breaks before its last part if it is too long for a line, else between letters. */
export function CategoryPath({ path }: Pick<Category, 'path'>) {
  const last = path.lastIndexOf('/') + 1;
  return (
    <span className="category-path">
      {path.slice(0, last)}
      <wbr />
      {path.slice(last)}
    </span>
  );
}
