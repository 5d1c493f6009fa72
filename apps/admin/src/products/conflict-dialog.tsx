import Button from '@mui/material/Button';
import type { Category, Product } from '@shishir/contract';
import { formatDateTime } from '@shishir/format';
import { useState } from 'react';
import { DialogFrame } from '../dialog/dialog-frame';
import { ConflictRow } from './conflict-row';
import {
  conflictFields,
  firstSides,
  mergedProduct,
  shownValue,
  type Side,
} from './product-conflict';
import { conflictTexts as texts, productLabels } from './product-form.texts';
import { typedProduct, type ProductField, type TypedProduct } from './typed-product';
import './conflict.css';

interface Props {
  mine: TypedProduct;
  /** The fields that were touched here. */
  changed: ProductField[];
  /** The record as it is on the server now. */
  current: Product;
  categories: Category[];
  onMerge: (merged: TypedProduct) => void;
  onBack: () => void;
}

/** Two editors at once: both sides field by field, and nothing is lost on either. */
export function ConflictDialog({ mine, changed, current, categories, onMerge, onBack }: Props) {
  const theirs = typedProduct(current);
  const fields = conflictFields(mine, theirs);
  const [sides, setSides] = useState(() => firstSides(fields, changed));
  const take = (side: Side) => setSides(Object.fromEntries(fields.map((name) => [name, side])));
  return (
    <DialogFrame title={texts.title} role="alertdialog" width="md" onClose={onBack}>
      <p className="conflict__text">{texts.text(formatDateTime(current.updated_at))}</p>
      {fields.length === 0 ? (
        <p>{texts.same}</p>
      ) : (
        <>
          <div className="conflict__all">
            <Button onClick={() => take('mine')}>{texts.allMine}</Button>
            <Button onClick={() => take('theirs')}>{texts.allTheirs}</Button>
          </div>
          <div className="conflict__head" aria-hidden="true">
            <span>{texts.field}</span>
            <span>{texts.mine}</span>
            <span>{texts.theirs}</span>
          </div>
          {fields.map((name) => (
            <ConflictRow
              key={name}
              label={productLabels[name]}
              mine={shownValue(mine, name, categories)}
              theirs={shownValue(theirs, name, categories)}
              side={sides[name] ?? 'theirs'}
              onChoose={(side) => setSides({ ...sides, [name]: side })}
            />
          ))}
        </>
      )}
      <div className="dialog__buttons">
        <Button variant="outlined" onClick={onBack}>
          {texts.back}
        </Button>
        <Button variant="contained" onClick={() => onMerge(mergedProduct(mine, current, sides))}>
          {texts.save}
        </Button>
      </div>
    </DialogFrame>
  );
}
