import type { Product } from '@shishir/contract';
import { formatCapacity } from '@shishir/format';
import { DhakaTime } from '../../ui/page/dhaka-time';
import type { ListColumn } from '../../ui/list/list-column';
import { ProductActions } from './row-actions';
import type { ProductDoing } from '../product-doing';
import { ProductModel } from './product-model';
import { ProductPrice } from '../product-price';
import { airFlowText, capacityText } from '../product-text';
import { ServiceBadge } from '../service-badge';
import { productsTexts } from '../products.texts';
import { VisibilityBadge } from '../visibility-badge';
import '../products.css';

const { columns, none } = productsTexts;
type Column = ListColumn<Product>;

export const slColumn: Column = {
  field: 'sl',
  header: columns.sl,
  width: 60,
  align: 'right',
  cell: (_product, sl) => <span className="mut">{sl}</span>,
};

export const modelColumn: Column = {
  field: 'model',
  header: columns.model,
  width: 230,
  grow: 1,
  sort: 'model',
  fixed: true,
  cell: (product) => <ProductModel product={product} />,
};

export const capacityColumn: Column = {
  field: 'capacity',
  header: columns.capacity,
  width: 104,
  align: 'right',
  sort: 'cooling_tr',
  cell: capacityText,
};

export const categoryColumn: Column = {
  field: 'category',
  header: columns.category,
  width: 148,
  sort: 'category',
  cell: (product) => <span className="list-grid__text">{product.category}</span>,
};

/** The specified columns at first; the others are there to be chosen. */
export function productColumns(doing: ProductDoing): Column[] {
  return [
    slColumn,
    modelColumn,
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
      cell: (product) => <ProductActions product={product} doing={doing} />,
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
