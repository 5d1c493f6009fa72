import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { type Category, type ListedProduct, VISIBILITIES } from '@shishir/contract';
import { useState } from 'react';
import { ConfirmDialog } from '../../../platform/ui/dialog/confirm-dialog';
import { DialogFrame } from '../../../platform/ui/dialog/dialog-frame';
import { SelectField } from '../../../platform/ui/form/select-field';
import { sharedTexts } from '../../../platform/ui/shared.texts';
import { productNames } from '../product-display';
import {
  bulkTexts,
  productsTexts,
  removalTexts as texts,
  type Visibility,
  visibilityTexts,
} from '../products.texts';
import { useBulkChange, useRemoval, type Which } from '../row-actions.queries';

const { actions } = productsTexts;

interface Props {
  /** The selected products of this page. */
  products: ListedProduct[];
  /** True if all matching products are selected, including those on other pages. */
  whole: boolean;
  inTrash: boolean;
  busy: boolean;
  onRestore: () => void;
  onDelete: () => void;
  onShow: (visibility: Visibility) => void;
  onChangePrices: () => void;
  onMove: () => void;
}

/** Actions on all selected products. An action that would change none of them is not offered. */
export function ProductBulk({ products, whole, inTrash, busy, ...on }: Props) {
  if (inTrash) {
    return (
      <Button disabled={busy} onClick={on.onRestore}>
        {actions.restore}
      </Button>
    );
  }
  const changes = VISIBILITIES.filter(
    (shown) => whole || products.some(({ visibility }) => visibility !== shown),
  );
  return (
    <>
      {changes.map((visibility) => (
        <Button key={visibility} disabled={busy} onClick={() => on.onShow(visibility)}>
          {visibilityTexts.actions[visibility]}
        </Button>
      ))}
      <Button disabled={busy} onClick={on.onMove}>
        {bulkTexts.move}
      </Button>
      <Button onClick={on.onChangePrices}>{actions.changePrices}</Button>
      <Button sx={{ color: 'error.main' }} onClick={on.onDelete}>
        {actions.delete}
      </Button>
    </>
  );
}

/** Maximum number of products listed by name. */
const NAMED = 6;

interface ProductRemovalProps {
  products: ListedProduct[];
  /** True if the products are in the trash now. */
  onDone: (removed: boolean) => void;
}

/** Asks before products are moved to the trash. */
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
      <ul>
        {products.slice(0, NAMED).map((product) => (
          <li key={product.id}>
            <Box component="b" sx={{ color: 'text.primary' }}>
              {product.model}
            </Box>{' '}
            {product.title}
          </li>
        ))}
        {unnamed > 0 && <li>{texts.more(unnamed)}</li>}
      </ul>
      <p>{one ? texts.note : texts.noteOfSeveral}</p>
    </ConfirmDialog>
  );
}

/** Asks before all matching products are moved to the trash, in one request. */
export function MatchingRemoval({ which, count, onDone }: BulkProps) {
  const { remove, pending } = useBulkChange();
  return (
    <ConfirmDialog
      question={texts.question(productsTexts.count(count))}
      confirm={texts.confirm}
      busy={pending && texts.busy}
      onConfirm={() => void remove(which).then(onDone)}
      onCancel={() => onDone(false)}
    >
      <p>{bulkTexts.note}</p>
      <p>{texts.noteOfSeveral}</p>
    </ConfirmDialog>
  );
}

interface BulkProps {
  which: Which;
  count: number;
  /** True if products were changed. */
  onDone: (changed: boolean) => void;
}

/** Moves products to another category. */
export function ProductMove({
  which,
  count,
  categories,
  onDone,
}: BulkProps & { categories: Category[] }) {
  const { change, pending } = useBulkChange();
  const [id, setId] = useState('');
  const move = () => {
    const title = categories.find((category) => String(category.id) === id)?.title ?? '';
    void change(which, { category: id }, bulkTexts.moved(title)).then(onDone);
  };
  return (
    <DialogFrame title={bulkTexts.moveTitle(count)} onClose={() => !pending && onDone(false)}>
      <SelectField
        label={bulkTexts.category}
        name="category"
        value={id}
        hint={bulkTexts.choose}
        choices={categories.map((category) => ({
          value: String(category.id),
          label: category.title,
        }))}
        onChoose={setId}
      />
      <DialogActions>
        <Button variant="outlined" disabled={pending} onClick={() => onDone(false)}>
          {sharedTexts.cancel}
        </Button>
        <Button variant="contained" disabled={pending || id === ''} onClick={move}>
          {pending ? bulkTexts.moving : bulkTexts.moveNow}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}

/** Asks before all matching products are published, hidden or discontinued. */
export function ProductVisibility({
  which,
  count,
  visibility,
  onDone,
}: BulkProps & { visibility: Visibility }) {
  const { change, pending } = useBulkChange();
  return (
    <ConfirmDialog
      question={bulkTexts.question(count, visibility)}
      confirm={visibilityTexts.actions[visibility]}
      destructive={false}
      busy={pending && bulkTexts.busy}
      onConfirm={() =>
        void change(which, { visibility }, bulkTexts.changed(visibility)).then(onDone)
      }
      onCancel={() => onDone(false)}
    >
      {bulkTexts.note}
    </ConfirmDialog>
  );
}
