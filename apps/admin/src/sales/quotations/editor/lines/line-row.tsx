import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import { formatSum, formatTaka, TAKA } from '@shishir/format';
import { PencilIcon, TrashIcon } from 'lucide-react';
import { Field } from '../../../../platform/ui/form/field';
import { useSortableRow } from '../../../../platform/ui/order/sortable-rows';
import { orderTexts } from '../../../../platform/ui/order/order.texts';
import { editorTexts } from '../../quotations.texts';
import { type LineValues, sumOf, wholeNumber } from '../quotation-form-values';

const texts = editorTexts.lines;

/** A line is called by its model, else by its title, else by its place. */
export const lineName = ({ model, title }: Pick<LineValues, 'model' | 'title'>, at: number) =>
  model || title || texts.unnamed(at + 1);

interface Props {
  line: LineValues;
  at: number;
  errorOf: (part: keyof LineValues) => string | undefined;
  /** Its texts are open. */
  isEdited: boolean;
  onEdit: (isOpen: boolean) => void;
  onChange: (part: keyof LineValues, value: string | boolean) => void;
  /** Called when the field of a number is left. */
  onLeave: (part: 'quantity' | 'unit_price') => void;
  onRemove: () => void;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
}

const WORDS = ['model', 'title', 'note'] as const;

/** A line of the quotation: quantity and price in place, its texts behind a button. */
export function LineRow(props: Props) {
  const { line, at, errorOf, onChange } = props;
  const name = lineName(line, at);
  const { ref, style, dragged, handle } = useSortableRow(line.id, name);
  const isOpen = props.isEdited || WORDS.some(errorOf);
  const sum = sumOf(line);
  return (
    <li ref={ref} style={style} className={dragged ? 'quote-line quote-line--moved' : 'quote-line'}>
      <span className="quote-line__handle">{handle}</span>
      <div className="quote-line__name">
        <span>
          <b>{name}</b>
          {line.model && line.title && <span>{line.title}</span>}
          {line.note && <span>{line.note}</span>}
        </span>
        <IconButton
          size="small"
          aria-label={texts.edit(name)}
          aria-expanded={isOpen}
          onClick={() => props.onEdit(!isOpen)}
        >
          <PencilIcon />
        </IconButton>
      </div>
      <div className="quote-line__quantity">
        <span className="quote-line__label" aria-hidden="true">
          {texts.columns.quantity}
        </span>
        <Field
          name={`lines.${at}.quantity`}
          label={texts.quantityOf(name)}
          value={line.quantity}
          inputMode="numeric"
          error={errorOf('quantity')}
          onChange={(quantity) => onChange('quantity', quantity)}
          onLeave={() => props.onLeave('quantity')}
        />
      </div>
      <div className="quote-line__price">
        <span className="quote-line__label" aria-hidden="true">
          {texts.columns.price}
        </span>
        <Field
          name={`lines.${at}.unit_price`}
          label={texts.priceOf(name)}
          value={line.unit_price}
          inputMode="numeric"
          error={errorOf('unit_price')}
          start={<span className="unit">{TAKA}</span>}
          onChange={(unit_price) => onChange('unit_price', unit_price)}
          onLeave={() => props.onLeave('unit_price')}
        />
      </div>
      <div className="quote-line__sum">
        <b>{formatSum(sum ?? 0, '-')}</b>
        <span>{priceNote(line)}</span>
      </div>
      <IconButton
        className="quote-line__remove"
        aria-label={texts.remove(name)}
        onClick={props.onRemove}
      >
        <TrashIcon />
      </IconButton>
      {isOpen && (
        <div className="quote-line__texts">
          {WORDS.map((word) => (
            <Field
              key={word}
              name={`lines.${at}.${word}`}
              label={{ model: texts.model, title: texts.name, note: texts.note }[word]}
              value={line[word]}
              error={errorOf(word)}
              autoFocus={word === 'title' && props.isEdited}
              onChange={(text) => onChange(word, text)}
            />
          ))}
          <FormControlLabel
            label={texts.equipment}
            control={
              <Checkbox
                checked={line.is_equipment}
                onChange={(_event, is_equipment) => onChange('is_equipment', is_equipment)}
              />
            }
          />
          <span className="quote-line__buttons">
            <Button disabled={!props.onUp} onClick={props.onUp}>
              {orderTexts.up}
            </Button>
            <Button disabled={!props.onDown} onClick={props.onDown}>
              {orderTexts.down}
            </Button>
            <Button variant="outlined" onClick={() => props.onEdit(false)}>
              {texts.done}
            </Button>
          </span>
        </div>
      )}
    </li>
  );
}

/** Whether the price is that of the catalogue. */
export function priceNote(line: Pick<LineValues, 'unit_price' | 'listed_price'>): string {
  const price = wholeNumber(line.unit_price);
  if (price === null) return texts.noPrice;
  if (line.listed_price === null) return texts.own;
  return price === line.listed_price ? texts.listed : texts.ownWas(formatTaka(line.listed_price));
}
