import type { Category, Product } from '@shishir/contract';
import { formatCapacity } from '@shishir/format';
import { ProductPicture } from '../../ui/catalogue/product-picture';
import type { ListColumn } from '../../ui/list/list-columns';
import { DhakaTime, purgedAt } from '../../ui/page/dhaka-time';
import {
  airFlowText,
  capacityText,
  CategoryOffBadge,
  ProductPrice,
  ServiceBadge,
  VisibilityBadge,
} from '../product-display';
import { productsTexts } from '../products.texts';
import type { ProductRowActions } from '../row-actions.queries';
import { ProductActions, TrashActions } from './row-actions';
import './product-list.css';

const { columns, none } = productsTexts;
type Column = ListColumn<Product>;
/** The category of a product, once it is there. */
export type CategoryOf = (product: Product) => Category | undefined;

const slColumn: Column = {
  field: 'sl',
  header: columns.sl,
  width: 60,
  align: 'right',
  cell: (_product, sl) => <span className="mut">{sl}</span>,
};

const modelColumn = (categoryOf?: CategoryOf): Column => ({
  field: 'model',
  header: columns.model,
  width: 230,
  grow: 1,
  sort: 'model',
  fixed: true,
  cell: (product) => <ProductModel product={product} category={categoryOf?.(product)} />,
});

const capacityColumn: Column = {
  field: 'capacity',
  header: columns.capacity,
  width: 104,
  align: 'right',
  sort: 'cooling_tr',
  cell: capacityText,
};

const categoryColumn: Column = {
  field: 'category',
  header: columns.category,
  width: 148,
  sort: 'category',
  cell: (product) => <span className="list-grid__text">{product.category}</span>,
};

/** The specified columns at first; the others are there to be chosen. */
export function productColumns(actions: ProductRowActions, categoryOf: CategoryOf): Column[] {
  return [
    slColumn,
    modelColumn(categoryOf),
    capacityColumn,
    {
      field: 'refrigerant',
      header: columns.refrigerant,
      width: 108,
      sort: 'refrigerant',
      cell: (product) => product.refrigerant ?? none,
    },
    {
      field: 'inverter_type',
      header: columns.inverterType,
      width: 120,
      sort: 'inverter_type',
      cell: (product) => product.inverter_type ?? none,
    },
    categoryColumn,
    {
      field: 'air_flow',
      header: columns.airFlow,
      width: 120,
      align: 'right',
      cell: (product) => <span title="High/medium/low, cfm">{airFlowText(product)}</span>,
    },
    ...furtherColumns,
    {
      field: 'action',
      header: columns.action,
      width: 178,
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
    cell: (product) => product.type,
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
    field: 'price',
    header: columns.price,
    width: 140,
    align: 'right',
    sort: 'offer_price',
    hiddenAtFirst: true,
    cell: (product) => <ProductPrice product={product} />,
  },
  {
    field: 'visibility',
    header: columns.visibility,
    width: 124,
    hiddenAtFirst: true,
    cell: (product) => <VisibilityBadge visibility={product.visibility} />,
  },
  {
    field: 'service',
    header: columns.service,
    width: 124,
    hiddenAtFirst: true,
    cell: (product) => <ServiceBadge status={product.status} />,
  },
  {
    field: 'updated_at',
    header: columns.changed,
    width: 170,
    sort: 'updated_at',
    hiddenAtFirst: true,
    cell: (product) => <DhakaTime moment={product.updated_at} />,
  },
];

/** A product in a row: picture, model, title. */
function ProductModel({ product, category }: { product: Product; category?: Category }) {
  return (
    <span className="model">
      <ProductPicture picture={product.pictures[0]} sizes="48px" className="model__picture" />
      <span>
        <b>{product.model}</b>
        <span>{product.title}</span>
      </span>
      {product.visibility === 'hidden' ? (
        <VisibilityBadge visibility="hidden" />
      ) : (
        <CategoryOffBadge category={category} />
      )}
    </span>
  );
}

/** What lies in the trash: since when, and until when it can come back. */
export function trashColumns(actions: ProductRowActions): Column[] {
  return [
    slColumn,
    modelColumn(),
    capacityColumn,
    categoryColumn,
    {
      field: 'deleted_at',
      header: columns.deleted,
      width: 170,
      sort: 'deleted_at',
      cell: ({ deleted_at: at }) => at && <DhakaTime moment={at} />,
    },
    {
      field: 'until',
      header: columns.until,
      width: 170,
      cell: ({ deleted_at: at }) => at && <DhakaTime moment={purgedAt(at).toISOString()} />,
    },
    {
      field: 'action',
      header: columns.action,
      width: 104,
      align: 'right',
      fixed: true,
      cell: (product) => <TrashActions product={product} actions={actions} />,
    },
  ];
}
