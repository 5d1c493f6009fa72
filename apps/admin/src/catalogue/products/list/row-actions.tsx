import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import type { ListedProduct } from '@shishir/contract';
import { EllipsisVerticalIcon, EyeIcon, PencilIcon, Undo2Icon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { RowAction } from '../../../platform/ui/list/list-columns';
import { paths } from '../../../platform/ui/page/paths';
import { recordTexts } from '../../../platform/ui/record/record.texts';
import { RemoveButton } from '../../../platform/ui/form/remove-button';
import { productsTexts as texts } from '../products.texts';
import type { ProductRowActions } from '../row-actions.queries';
import { editTexts } from './product-edits.texts';

interface Props {
  product: ListedProduct;
  actions: ProductRowActions;
}

/** Actions of a row of the table. */
export function ProductActions({ product, actions }: Props) {
  const { model } = product;
  return (
    <RowAction>
      <Stack component="span" direction="row" sx={{ justifyContent: 'flex-end' }}>
        <IconButton
          component={Link}
          to={paths.products.edit(product.id)}
          title={texts.actions.edit}
          aria-label={texts.edit(model)}
        >
          <PencilIcon />
        </IconButton>
        <IconButton
          title={texts.actions.view}
          aria-label={texts.view(model)}
          onClick={() => actions.onView(product)}
        >
          <EyeIcon />
        </IconButton>
        <RemoveButton
          title={texts.actions.delete}
          aria-label={texts.delete(model)}
          onClick={() => actions.onDelete(product)}
        />
      </Stack>
    </RowAction>
  );
}

/** Actions of a row of the trash. */
export function TrashActions({ product, actions }: Props) {
  return (
    <RowAction>
      <Stack component="span" direction="row" sx={{ justifyContent: 'flex-end' }}>
        <IconButton
          title={texts.actions.view}
          aria-label={texts.view(product.model)}
          onClick={() => actions.onView(product)}
        >
          <EyeIcon />
        </IconButton>
        <IconButton
          title={texts.actions.restore}
          aria-label={texts.restore(product.model)}
          onClick={() => actions.onRestore(product)}
        >
          <Undo2Icon />
        </IconButton>
      </Stack>
    </RowAction>
  );
}

/** Actions of a card on a phone. */
export function ProductMenu({
  product,
  actions,
}: {
  product: ListedProduct;
  actions: ProductRowActions;
}) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { actions: labels } = texts;
  const press = (act: (product: ListedProduct) => void) => () => {
    setAnchor(null);
    act(product);
  };
  const view = (
    <MenuItem key="view" onClick={press(actions.onView)}>
      {labels.view}
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
        <EllipsisVerticalIcon />
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
              <MenuItem key="restore" onClick={press(actions.onRestore)}>
                {labels.restore}
              </MenuItem>,
            ]
          : [
              <MenuItem key="edit" component={Link} to={paths.products.edit(product.id)}>
                {labels.edit}
              </MenuItem>,
              view,
              <MenuItem key="values" onClick={press(actions.onEditValues)}>
                {editTexts.sheet.action}
              </MenuItem>,
              <MenuItem
                key="translate"
                component={Link}
                to={paths.translate('product', product.id)}
              >
                {recordTexts.actions.translate}
              </MenuItem>,
              <MenuItem key="history" component={Link} to={paths.history('product', product.id)}>
                {recordTexts.actions.history}
              </MenuItem>,
              <MenuItem key="duplicate" onClick={press(actions.onDuplicate)}>
                {labels.duplicate}
              </MenuItem>,
              <MenuItem key="delete" onClick={press(actions.onDelete)}>
                {labels.delete}
              </MenuItem>,
            ]}
      </Menu>
    </>
  );
}
