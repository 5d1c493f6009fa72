import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { SxProps, Theme } from '@mui/material/styles';
import type { QuotationTerm } from '@shishir/contract';
import { PlusIcon, TrashIcon } from 'lucide-react';
import { Field } from '../../../platform/ui/form/field';
import { usePartedField } from '../../../platform/ui/form/form-fields';
import { SortableRows, useSortableRow } from '../../../platform/ui/order/sortable-rows';
import { PartError } from '../editor/editor-parts';
import { HIDDEN_LABEL, LIFTED } from '../row-looks';
import { termsTexts as texts } from './terms.texts';

/** A paragraph of the terms. Its id exists in this form only. */
export interface TermValues extends QuotationTerm {
  id: string;
}

let lastId = 0;
const newTerm = (): TermValues => ({ id: `new-term-${++lastId}`, title: '', text: '' });

export const toTermValues = (terms: readonly QuotationTerm[]): TermValues[] =>
  terms.map(({ title, text }, at) => ({ id: `term-${at}`, title, text }));

/** Paragraphs of the terms, each with a title, in an order that can be changed. */
export function TermFields() {
  const { value: terms, errorAt, change } = usePartedField<TermValues[]>('terms');
  const nameAt = (at: number) => terms[at]?.title || texts.unnamed(at + 1);
  return (
    <Box
      role="group"
      aria-label={texts.terms}
      sx={{ display: 'grid', gap: 1, '& > .MuiButton-root': { justifySelf: 'start' } }}
    >
      <SortableRows
        rows={terms}
        nameOf={(term) => nameAt(terms.indexOf(term))}
        onOrder={(ids) => change(ids.map((id) => terms.find((term) => term.id === id)!))}
      >
        <Box component="ol" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
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
        </Box>
      </SortableRows>
      {errorAt('') && <PartError>{errorAt('')}</PartError>}
      <Button startIcon={<PlusIcon />} onClick={() => change([...terms, newTerm()])}>
        {texts.add}
      </Button>
    </Box>
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

/** On phones the text is below the title. */
const ROW = {
  display: 'grid',
  gridTemplateColumns: {
    xs: '44px minmax(0, 1fr) 44px',
    md: '32px minmax(0, 1fr) minmax(0, 2.4fr) 40px',
  },
  columnGap: 1.5,
  rowGap: 1,
  alignItems: 'start',
  bgcolor: 'background.paper',
  '& > .MuiFormControl-root + .MuiFormControl-root': {
    gridRow: { xs: 2, md: 'auto' },
    gridColumn: { xs: '1 / -1', md: 'auto' },
  },
} satisfies SxProps<Theme>;

function TermRow({ term, at, name, errorOf, onChange, onRemove }: RowProps) {
  const { ref, style, dragged, handle } = useSortableRow(term.id, name);
  return (
    <Box component="li" ref={ref} style={style} sx={[HIDDEN_LABEL, ROW, dragged && LIFTED]}>
      <Box component="span" sx={{ ml: -1 }}>
        {handle}
      </Box>
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
      <IconButton
        aria-label={texts.remove(name)}
        onClick={onRemove}
        sx={{ gridRow: { xs: 1, md: 'auto' }, gridColumn: { xs: 3, md: 'auto' } }}
      >
        <TrashIcon />
      </IconButton>
    </Box>
  );
}
