import Button from '@mui/material/Button';
import { QUOTATION_LINES } from '@shishir/contract';
import { formatSum, TAKA } from '@shishir/format';
import { PlusIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormField, usePartedField } from '../../../../platform/ui/form/form-fields';
import { SortableRows } from '../../../../platform/ui/order/sortable-rows';
import { editorTexts } from '../../quotations.texts';
import { EditorSection } from '../editor-section';
import { LineRow, lineName } from './line-row';
import { ProductSearch } from './product-search';
import {
  figuresOf,
  type LineValues,
  newId,
  percentOff,
  type QuotationFormValues,
} from '../quotation-form-values';

const texts = editorTexts.lines;
const freeLine = {
  ...{ product_id: null, model: '', title: '', note: '', quantity: '1', unit_price: '' },
  ...{ listed_price: null, is_equipment: false },
};

/** What is offered, line by line, with the sums below. */
export function LinesSection() {
  const { value: lines, errorAt, change } = usePartedField<readonly LineValues[]>('lines');
  const { trigger } = useFormContext();
  const message = errorAt('');
  const [edited, setEdited] = useState<string | null>(null);
  const [searching, setSearching] = useState(false);
  const addProduct = useRef<HTMLButtonElement>(null);
  const isFull = lines.length >= QUOTATION_LINES;
  const add = (line: Omit<LineValues, 'id'>) => {
    const id = newId();
    change([...lines, { ...line, id }]);
    return id;
  };
  const step = (at: number, by: -1 | 1) => {
    const next = [...lines];
    const [line] = next.splice(at, 1);
    next.splice(at + by, 0, line!);
    change(next);
  };
  return (
    <EditorSection title={texts.title} aside={texts.count(lines.length)}>
      {lines.length > 0 ? (
        <div className="quote-lines__header" aria-hidden="true">
          <span>{texts.columns.item}</span>
          <span>{texts.columns.quantity}</span>
          <span>{texts.columns.price}</span>
          <span>{texts.columns.sum}</span>
        </div>
      ) : (
        <p className="mut">{texts.none}</p>
      )}
      <SortableRows
        rows={[...lines]}
        nameOf={(line) => lineName(line, lines.indexOf(line))}
        onOrder={(ids) => change(ids.map((id) => lines.find((line) => line.id === id)!))}
      >
        <ol className="quote-lines num" aria-label={texts.title}>
          {lines.map((line, at) => (
            <LineRow
              key={line.id}
              line={line}
              at={at}
              errorOf={(part) => errorAt(`${at}.${part}`)}
              isEdited={edited === line.id}
              onEdit={(isOpen) => setEdited(isOpen ? line.id : null)}
              onChange={(part, own) =>
                change(
                  lines.map((one, place) => (place === at ? { ...one, [part]: own } : one)),
                  `${at}.${part}`,
                )
              }
              onLeave={(part) => void trigger(`lines.${at}.${part}`)}
              onRemove={() => change(lines.filter(({ id }) => id !== line.id))}
              onUp={at > 0 ? () => step(at, -1) : undefined}
              onDown={at < lines.length - 1 ? () => step(at, 1) : undefined}
            />
          ))}
        </ol>
      </SortableRows>
      {message && (
        <p role="alert" className="quote-error">
          {message}
        </p>
      )}
      {searching && (
        <ProductSearch
          inUse={new Set(lines.flatMap(({ product_id }) => product_id ?? []))}
          disabled={isFull}
          onChoose={(line) => add(line)}
          onClose={() => {
            setSearching(false);
            addProduct.current?.focus();
          }}
        />
      )}
      <div className="quote-lines__add">
        <Button
          ref={addProduct}
          variant="outlined"
          startIcon={<PlusIcon />}
          disabled={isFull}
          aria-expanded={searching}
          onClick={() => setSearching(!searching)}
        >
          {texts.addProduct}
        </Button>
        <Button disabled={isFull} onClick={() => setEdited(add(freeLine))}>
          {texts.addFree}
        </Button>
        {isFull && <span className="mut">{texts.full}</span>}
      </div>
      <Sums />
    </EditorSection>
  );
}

/** Sum, discount and total of what is typed. The server adds up its own. */
function Sums() {
  const [lines, discount] = useWatch<QuotationFormValues, ['lines', 'discount']>({
    name: ['lines', 'discount'],
  });
  const figures = figuresOf({ lines, discount });
  const { sums } = editorTexts;
  return (
    <div className="quote-sums num">
      <div>
        <span>
          {sums.sum}
          {figures.unpriced > 0 && <small>{sums.unpriced(figures.unpriced)}</small>}
        </span>
        <b>{formatSum(figures.sum, '-')}</b>
      </div>
      <div className="quote-sums__discount">
        <FormField
          name="discount"
          label={sums.discount}
          inputMode="numeric"
          start={<span className="unit">{TAKA}</span>}
        />
      </div>
      <Total {...figures} />
    </div>
  );
}

interface TotalProps {
  discount: number;
  equipment: number;
  total: number;
}

export function Total({ discount, equipment, total }: TotalProps) {
  const { sums } = editorTexts;
  return (
    <div className="quote-sums__total">
      <span>
        {sums.total}
        {discount > 0 && equipment > 0 && (
          <small>{sums.percent(percentOff(discount, equipment))}</small>
        )}
      </span>
      <b>{Number.isSafeInteger(total) ? formatSum(total, '-') : '-'}</b>
    </div>
  );
}
