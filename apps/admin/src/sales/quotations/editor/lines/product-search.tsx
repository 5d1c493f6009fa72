import Button from '@mui/material/Button';
import type { Product } from '@shishir/contract';
import { formatTaka, groupLakh, priceView } from '@shishir/format';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useProductProposals } from '../../../../platform/ui/catalogue/product-proposals';
import { ProductPicture } from '../../../../platform/ui/catalogue/product-picture';
import { Field } from '../../../../platform/ui/form/field';
import { sharedTexts } from '../../../../platform/ui/shared.texts';
import { editorTexts } from '../../quotations.texts';
import type { LineValues } from '../quotation-form-values';

const texts = editorTexts.lines;

interface Props {
  /** Products that have a line already. */
  inUse: ReadonlySet<number>;
  disabled: boolean;
  onChoose: (line: Omit<LineValues, 'id'>) => void;
  onClose: () => void;
}

/** Finds products by model or name. A chosen one becomes a line at the price of today; the search stays for more. */
export function ProductSearch({ inUse, disabled, onChoose, onClose }: Props) {
  const [q, setQ] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const wanted = q.trim();
  const found = useProductProposals(wanted);
  const choose = (product: Product) => {
    onChoose(lineOf(product));
    setQ('');
    input.current?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    // Enter takes the first one, and does not send the form.
    if (event.key !== 'Enter' || event.target !== input.current) return;
    event.preventDefault();
    if (wanted.length > 1 && found[0] && !disabled) choose(found[0]);
  };
  return (
    <div className="product-search" onKeyDown={handleKey}>
      <Field
        name="product"
        label={texts.search}
        hint={texts.searchHint}
        value={q}
        onChange={setQ}
        inputRef={input}
        autoFocus
      />
      {wanted.length > 1 && (
        <ul aria-label={texts.search}>
          {found.map((product) => (
            <li key={product.id}>
              <button type="button" disabled={disabled} onClick={() => choose(product)}>
                <ProductPicture
                  picture={product.pictures[0]}
                  sizes="48px"
                  className="product-search__picture"
                />
                <span>
                  <b>{product.model || product.title}</b>
                  <span>
                    {[product.model && product.title, inUse.has(product.id) && texts.already]
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                </span>
                <span className="num">{priceText(product)}</span>
              </button>
            </li>
          ))}
          {found.length === 0 && <li className="mut">{texts.noProduct}</li>}
        </ul>
      )}
      <Button onClick={onClose}>{sharedTexts.close}</Button>
    </div>
  );
}

function priceOf({ regular_price, offer_price }: Product): number | null {
  const price = priceView(regular_price, offer_price);
  return price.kind === 'price' ? price.price : null;
}

function priceText(product: Product): string {
  const price = priceOf(product);
  return price === null ? texts.onRequest : formatTaka(price);
}

function lineOf(product: Product): Omit<LineValues, 'id'> {
  const { id, model, title } = product;
  const price = priceOf(product);
  return {
    ...{ product_id: id, model: model ?? '', title: title ?? '', note: '', quantity: '1' },
    unit_price: price === null ? '' : groupLakh(price),
    listed_price: price,
    is_equipment: true,
  };
}
