import Button from '@mui/material/Button';
import type { Product } from '@shishir/contract';
import { productsTexts } from '../products.texts';

const { actions } = productsTexts;

interface Props {
  /** The chosen ones. */
  products: Product[];
  inTrash: boolean;
  busy: boolean;
  onRestore: () => void;
  onDelete: () => void;
  onShow: (visibility: 'published' | 'hidden') => void;
  onChangePrices: () => void;
}

/** What can be done to all the chosen products at once; only what would change one of them is offered. */
export function ProductBulk({ products, inTrash, busy, ...on }: Props) {
  if (inTrash) {
    return (
      <Button disabled={busy} onClick={on.onRestore}>
        {actions.restore}
      </Button>
    );
  }
  const isHidden = ({ visibility }: Product) => visibility === 'hidden';
  return (
    <>
      {products.some(isHidden) && (
        <Button disabled={busy} onClick={() => on.onShow('published')}>
          {actions.publish}
        </Button>
      )}
      {!products.every(isHidden) && (
        <Button disabled={busy} onClick={() => on.onShow('hidden')}>
          {actions.hide}
        </Button>
      )}
      <Button onClick={on.onChangePrices}>{actions.changePrices}</Button>
      <Button className="bulk-delete" onClick={on.onDelete}>
        {actions.delete}
      </Button>
    </>
  );
}
