import Button from '@mui/material/Button';
import type { Product } from '@shishir/contract';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { productNames } from '../product-display';
import { productsTexts, removalTexts as texts } from '../products.texts';
import { useRemoval } from '../row-actions.queries';

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

/** So many are named one by one. */
const NAMED = 6;

interface ProductRemovalProps {
  products: Product[];
  /** True where they are in the trash now. */
  onDone: (removed: boolean) => void;
}

/** Asks before products are put into the trash, and does it. */
export function ProductRemoval({ products, onDone }: ProductRemovalProps) {
  const { remove, pending } = useRemoval();
  const one = products.length === 1;
  const unnamed = products.length - NAMED;
  return (
    <ConfirmDialog
      question={texts.question(productNames(products))}
      confirm={texts.confirm}
      busy={pending && texts.busy}
      onConfirm={() => void remove(products).then(onDone)}
      onCancel={() => onDone(false)}
    >
      <ul className="removal">
        {products.slice(0, NAMED).map((product) => (
          <li key={product.id}>
            <b>{product.model}</b> {product.title}
          </li>
        ))}
        {unnamed > 0 && <li>{texts.more(unnamed)}</li>}
      </ul>
      <p>{one ? texts.note : texts.noteOfSeveral}</p>
    </ConfirmDialog>
  );
}
