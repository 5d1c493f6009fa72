import IconButton from '@mui/material/IconButton';
import type { Product } from '@shishir/contract';
import type { ListColumn } from '../list/list-column';
import { RowAction } from '../list/row-action';
import { EyeIcon } from '../theme/icons';
import { ProductPicture } from './product-picture';
import { ProductPrice } from './product-price';
import { airFlowText, capacityText } from './product-words';
import { productsTexts } from './products.texts';
import { VisibilityBadge } from './visibility-badge';
import './products.css';

const { columns, none } = productsTexts;

export function productColumns(onView: (product: Product) => void): ListColumn<Product>[] {
  return [
    {
      field: 'sl',
      header: columns.sl,
      width: 60,
      align: 'right',
      cell: (_product, sl) => <span className="mut">{sl}</span>,
    },
    {
      field: 'model',
      header: columns.model,
      width: 250,
      grow: 1,
      sort: 'model',
      fixed: true,
      cell: (product) => (
        <span className="model">
          <ProductPicture picture={product.pictures[0]} sizes="48px" className="model__picture" />
          <span>
            <b>{product.model}</b>
            <span>{product.title}</span>
          </span>
          {product.visibility === 'hidden' && <VisibilityBadge visibility="hidden" />}
        </span>
      ),
    },
    {
      field: 'capacity',
      header: columns.capacity,
      width: 110,
      align: 'right',
      sort: 'cooling_tr',
      cell: capacityText,
    },
    {
      field: 'refrigerant',
      header: columns.refrigerant,
      width: 112,
      cell: (product) => product.refrigerant ?? none,
    },
    {
      field: 'inverter_type',
      header: columns.inverterType,
      width: 124,
      cell: (product) => product.inverter_type ?? none,
    },
    {
      field: 'category',
      header: columns.category,
      width: 160,
      cell: (product) => <span className="list-grid__text">{product.category}</span>,
    },
    {
      field: 'air_flow',
      header: columns.airFlow,
      width: 124,
      align: 'right',
      cell: (product) => <span title="High/medium/low, cfm">{airFlowText(product)}</span>,
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
      field: 'action',
      header: columns.action,
      width: 84,
      align: 'right',
      fixed: true,
      cell: (product) => (
        <RowAction>
          <IconButton
            aria-label={productsTexts.view(product.model)}
            onClick={() => onView(product)}
          >
            <EyeIcon />
          </IconButton>
        </RowAction>
      ),
    },
  ];
}
