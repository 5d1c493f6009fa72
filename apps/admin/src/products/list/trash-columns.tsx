import type { Product } from '@shishir/contract';
import { DhakaTime } from '../../ui/page/dhaka-time';
import type { ListColumn } from '../../ui/list/list-column';
import { TrashActions } from './row-actions';
import { capacityColumn, categoryColumn, modelColumn, slColumn } from './product-columns';
import type { ProductDoing } from '../product-doing';
import { keptUntil } from '../product-text';
import { productsTexts } from '../products.texts';

const { columns } = productsTexts;

/** What lies in the trash: since when, and until when it can come back. */
export function trashColumns(doing: ProductDoing): ListColumn<Product>[] {
  return [
    slColumn,
    modelColumn,
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
      cell: ({ deleted_at: at }) => at && <DhakaTime moment={keptUntil(at).toISOString()} />,
    },
    {
      field: 'action',
      header: columns.action,
      width: 104,
      align: 'right',
      fixed: true,
      cell: (product) => <TrashActions product={product} doing={doing} />,
    },
  ];
}
