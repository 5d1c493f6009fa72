import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { QuotationTerm } from '@shishir/contract';
import { PlusIcon, TrashIcon } from 'lucide-react';
import { Field } from '../../../platform/ui/form/field';
import { usePartedField } from '../../../platform/ui/form/form-fields';
import { SortableRows, useSortableRow } from '../../../platform/ui/order/sortable-rows';
import { termsTexts as texts } from './terms.texts';
import './terms.css';

/** A paragraph of the terms. Its id is of this form alone. */
export interface TermValues extends QuotationTerm {
  id: string;
}

let lastId = 0;
const newTerm = (): TermValues => ({ id: `new-term-${++lastId}`, title: '', text: '' });

export const toTermValues = (terms: readonly QuotationTerm[]): TermValues[] =>
  terms.map(({ title, text }, at) => ({ id: `term-${at}`, title, text }));

/** The paragraphs of the terms: each has a title, and they are in the order that somebody gives them. */
export function TermFields() {
  const { value: terms, errorAt, change } = usePartedField<TermValues[]>('terms');
  const nameAt = (at: number) => terms[at]?.title || texts.unnamed(at + 1);
  return (
    <div className="term-fields" role="group" aria-label={texts.terms}>
      <SortableRows
        rows={terms}
        nameOf={(term) => nameAt(terms.indexOf(term))}
        onOrder={(ids) => change(ids.map((id) => terms.find((term) => term.id === id)!))}
      >
        <ol>
          {terms.map((term, at) => (
            <TermRow
              key={term.id}
              term={term}
              at={at}
              name={nameAt(at)}
              errorOf={(part) => errorAt(`${at}.${part}`)}
              onChange={(part, text) =>
                change(
                  terms.map((one, place) => (place === at ? { ...one, [part]: text } : one)),
                  `${at}.${part}`,
                )
              }
              onRemove={() => change(terms.filter(({ id }) => id !== term.id))}
            />
          ))}
        </ol>
      </SortableRows>
      {errorAt('') && (
        <p role="alert" className="quote-error">
          {errorAt('')}
        </p>
      )}
      <Button startIcon={<PlusIcon />} onClick={() => change([...terms, newTerm()])}>
        {texts.add}
      </Button>
    </div>
  );
}

interface RowProps {
  term: TermValues;
  at: number;
  name: string;
  errorOf: (part: keyof QuotationTerm) => string | undefined;
  onChange: (part: keyof QuotationTerm, text: string) => void;
  onRemove: () => void;
}

function TermRow({ term, at, name, errorOf, onChange, onRemove }: RowProps) {
  const { ref, style, dragged, handle } = useSortableRow(term.id, name);
  return (
    <li ref={ref} style={style} className={dragged ? 'term-row term-row--moved' : 'term-row'}>
      {handle}
      <Field
        name={`terms.${at}.title`}
        label={texts.titleOf(at + 1)}
        placeholder={texts.titleHint}
        value={term.title}
        error={errorOf('title')}
        onChange={(title) => onChange('title', title)}
      />
      <Field
        name={`terms.${at}.text`}
        label={texts.textOf(at + 1)}
        placeholder={texts.textHint}
        value={term.text}
        error={errorOf('text')}
        lines={2}
        onChange={(text) => onChange('text', text)}
      />
      <IconButton aria-label={texts.remove(name)} onClick={onRemove}>
        <TrashIcon />
      </IconButton>
    </li>
  );
}
