import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Product } from '@shishir/contract';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { MoreIcon } from '../../theme/icons';
import type { ProductDoing } from '../product-doing';
import { productPaths } from '../../ui/page/paths';
import { productsTexts as texts } from '../products.texts';

/** The actions of a card, on phones. */
export function ProductMenu({ product, doing }: { product: Product; doing: ProductDoing }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { actions } = texts;
  const press = (act: (product: Product) => void) => () => {
    setAnchor(null);
    act(product);
  };
  const view = (
    <MenuItem key="view" onClick={press(doing.onView)}>
      {actions.view}
    </MenuItem>
  );
  return (
    <>
      <IconButton
        aria-label={texts.actionsFor(product.model)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': texts.actionsFor(product.model) } }}
      >
        {product.deleted_at
          ? [
              view,
              <MenuItem key="restore" onClick={press(doing.onRestore)}>
                {actions.restore}
              </MenuItem>,
            ]
          : [
              <MenuItem key="edit" component={Link} to={productPaths.edit(product.id)}>
                {actions.edit}
              </MenuItem>,
              view,
              <MenuItem key="duplicate" onClick={press(doing.onDuplicate)}>
                {actions.duplicate}
              </MenuItem>,
              <MenuItem key="delete" onClick={press(doing.onDelete)}>
                {actions.delete}
              </MenuItem>,
            ]}
      </Menu>
    </>
  );
}
