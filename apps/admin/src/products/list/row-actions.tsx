import IconButton from '@mui/material/IconButton';
import type { Product } from '@shishir/contract';
import { Link } from 'react-router-dom';
import { RowAction } from '../../ui/list/row-action';
import { BinIcon, CopyIcon, EditIcon, EyeIcon, RestoreIcon } from '../../theme/icons';
import type { ProductDoing } from '../product-doing';
import { productPaths } from '../../ui/page/paths';
import { productsTexts as texts } from '../products.texts';

interface Props {
  product: Product;
  doing: ProductDoing;
}

/** The actions of a row of the table. */
export function ProductActions({ product, doing }: Props) {
  const { model } = product;
  return (
    <RowAction>
      <span className="product-actions">
        <IconButton
          component={Link}
          to={productPaths.edit(product.id)}
          title={texts.actions.edit}
          aria-label={texts.edit(model)}
        >
          <EditIcon />
        </IconButton>
        <IconButton
          title={texts.actions.view}
          aria-label={texts.view(model)}
          onClick={() => doing.onView(product)}
        >
          <EyeIcon />
        </IconButton>
        <IconButton
          title={texts.actions.duplicate}
          aria-label={texts.duplicate(model)}
          onClick={() => doing.onDuplicate(product)}
        >
          <CopyIcon />
        </IconButton>
        <IconButton
          className="product-actions__delete"
          title={texts.actions.delete}
          aria-label={texts.delete(model)}
          onClick={() => doing.onDelete(product)}
        >
          <BinIcon />
        </IconButton>
      </span>
    </RowAction>
  );
}

/** The actions of a row of the trash. */
export function TrashActions({ product, doing }: Props) {
  return (
    <RowAction>
      <span className="product-actions">
        <IconButton
          title={texts.actions.view}
          aria-label={texts.view(product.model)}
          onClick={() => doing.onView(product)}
        >
          <EyeIcon />
        </IconButton>
        <IconButton
          title={texts.actions.restore}
          aria-label={texts.restore(product.model)}
          onClick={() => doing.onRestore(product)}
        >
          <RestoreIcon />
        </IconButton>
      </span>
    </RowAction>
  );
}
