import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Category, ListedProduct } from '@shishir/contract';
import { formatCapacity, formatCount, formatTaka } from '@shishir/format';
import type { ListColumn } from '../../../platform/ui/list/list-columns';
import { DhakaTime, KeptUntil } from '../../../platform/ui/page/dhaka-time';
import { FramedPicture } from '../../../platform/ui/catalogue/framed-picture';
import { CellText } from '../../../platform/ui/list/cell-text';
import { airFlowText, CapacityCell, ProductPrice, ServiceBadge } from '../product-display';
import { productsTexts } from '../products.texts';
import type { ProductRowActions } from '../row-actions.queries';
import { positionEdit, priceEdit } from './product-cell-edits';
import { ProductActions, TrashActions } from './row-actions';
import type { ProductEdits } from './use-product-edits';
import { VisibilityCell } from './visibility-cell';
import { nameTexts } from '../../../platform/ui/catalogue/names.texts';

const { columns, none } = productsTexts;
type Column = ListColumn<ListedProduct>;
/** Returns the category of a product once categories are loaded. */
export type CategoryOf = (product: ListedProduct) => Category | undefined;

const slColumn: Column = {
  field: 'sl',
  header: columns.sl,
  width: 40,
  align: 'right',
  cell: (_product, sl) => (
    <Box component="span" sx={{ color: 'text.third' }}>
      {sl}
    </Box>
  ),
};

const modelColumn: Column = {
  field: 'model',
  header: columns.model,
  width: 186,
  grow: 1,
  sort: 'model',
  fixed: true,
  cell: (product) => <ProductModel product={product} />,
};

const capacityColumn: Column = {
  field: 'capacity',
  header: columns.capacity,
  width: 74,
  align: 'right',
  sort: 'cooling_tr',
  cell: (product) => <CapacityCell product={product} />,
};

const categoryColumn: Column = {
  field: 'category',
  header: columns.category,
  width: 84,
  grow: 0.45,
  sort: 'category',
  fold: ({ category }) => category,
  cell: (product) => <CellText>{product.category}</CellText>,
};

/** The specified columns, then price and visibility; the others are hidden until chosen. */
export function productColumns(
  actions: ProductRowActions,
  edits: ProductEdits,
  categoryOf: CategoryOf,
): Column[] {
  return [
    slColumn,
    modelColumn,
    capacityColumn,
    {
      field: 'refrigerant',
      header: columns.refrigerant,
      width: 92,
      sort: 'refrigerant',
      fold: (product) => product.refrigerant,
      cell: (product) => product.refrigerant ?? none,
    },
    {
      field: 'inverter_type',
      header: columns.inverterType,
      width: 74,
      sort: 'inverter_type',
      fold: ({ inverter_type }) => inverter_type && nameTexts.value(inverter_type),
      cell: (product) => <CellText>{nameTexts.value(product.inverter_type ?? none)}</CellText>,
    },
    categoryColumn,
    {
      field: 'air_flow',
      header: columns.airFlow,
      width: 96,
      align: 'right',
      wideOnly: true,
      isEmpty: (product) => airFlowText(product) === none,
      cell: (product) => <span title={productsTexts.airFlowOrder}>{airFlowText(product)}</span>,
    },
    {
      field: 'offer_price',
      header: columns.price,
      width: 116,
      align: 'right',
      sort: 'offer_price',
      cell: (product) => <ProductPrice product={product} />,
      edit: priceEdit('offer_price', edits),
    },
    {
      field: 'regular_price',
      header: columns.regularPrice,
      width: 128,
      align: 'right',
      hiddenAtFirst: true,
      cell: ({ regular_price: price }) =>
        price === null ? (
          <Box component="span" sx={{ color: 'text.third' }}>
            {none}
          </Box>
        ) : (
          formatTaka(price)
        ),
      edit: priceEdit('regular_price', edits),
    },
    {
      field: 'visibility',
      header: columns.visibility,
      width: 124,
      grow: 0.45,
      sort: 'updated_at',
      cell: (product) => (
        <VisibilityCell product={product} category={categoryOf(product)} edits={edits} />
      ),
    },
    {
      field: 'position',
      header: columns.position,
      width: 96,
      align: 'right',
      sort: 'position',
      hiddenAtFirst: true,
      cell: ({ position }) => formatCount(position ?? 0),
      edit: positionEdit(edits),
    },
    ...furtherColumns,
    {
      field: 'action',
      header: columns.action,
      width: 128,
      align: 'right',
      fixed: true,
      cell: (product) => <ProductActions product={product} actions={actions} />,
    },
  ];
}

const furtherColumns: Column[] = [
  {
    field: 'brand',
    header: columns.brand,
    width: 110,
    hiddenAtFirst: true,
    cell: (product) => product.brand ?? none,
  },
  {
    field: 'type',
    header: columns.type,
    width: 120,
    hiddenAtFirst: true,
    cell: ({ category_kind }) => nameTexts.unitType(category_kind),
  },
  {
    field: 'kilowatts',
    header: columns.kilowatts,
    width: 84,
    align: 'right',
    hiddenAtFirst: true,
    cell: ({ cooling_kw: kw }) => (kw === null ? none : formatCapacity(kw)),
  },
  {
    field: 'service',
    header: columns.service,
    width: 124,
    hiddenAtFirst: true,
    cell: (product) => <ServiceBadge status={product.status} />,
  },
];

/** A product in a row: picture, model, title. */
function ProductModel({ product }: { product: ListedProduct }) {
  return (
    <Stack component="span" direction="row" sx={{ gap: 1.5, alignItems: 'center', minWidth: 0 }}>
      <FramedPicture picture={product.pictures[0]} sizes="48px" sx={{ width: 48, height: 36 }} />
      <Box component="span" sx={{ minWidth: 0 }}>
        <Box component="b" sx={{ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {product.model}
        </Box>
        <CellText
          title={product.title}
          sx={{ color: 'text.third', fontSize: '0.8125rem', lineHeight: 1.25 }}
        >
          {product.title}
        </CellText>
      </Box>
    </Stack>
  );
}

/** Columns of the trash: deletion date, and the last day to restore a product. */
export function trashColumns(actions: ProductRowActions): Column[] {
  return [
    slColumn,
    modelColumn,
    capacityColumn,
    categoryColumn,
    {
      field: 'deleted_at',
      header: columns.deleted,
      width: 196,
      sort: 'deleted_at',
      cell: ({ deleted_at: at }) => at && <DhakaTime moment={at} />,
    },
    {
      field: 'until',
      header: columns.until,
      width: 104,
      cell: ({ deleted_at: at }) => at && <KeptUntil deletedAt={at} />,
    },
    {
      field: 'action',
      header: columns.action,
      width: 92,
      align: 'right',
      fixed: true,
      cell: (product) => <TrashActions product={product} actions={actions} />,
    },
  ];
}
