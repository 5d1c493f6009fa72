import type { Product } from '@shishir/contract';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { productNames } from '../product-name';
import { useRemoval } from '../row-actions.queries';
import { removalTexts as texts } from '../products.texts';

/** So many are named one by one. */
const NAMED = 6;

interface Props {
  products: Product[];
  /** True where they are in the trash now. */
  onDone: (removed: boolean) => void;
}

/** Asks before products are put into the trash, and does it. */
export function ProductRemoval({ products, onDone }: Props) {
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
