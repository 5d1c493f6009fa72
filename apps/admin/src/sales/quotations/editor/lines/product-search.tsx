import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Locale, ListedProduct } from '@shishir/contract';
import { formatTaka, groupLakh, priceView } from '@shishir/format';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useProductProposals } from '../../../../platform/ui/catalogue/product-proposals';
import { ProductPicture } from '../../../../platform/ui/catalogue/product-picture';
import { Field } from '../../../../platform/ui/form/field';
import { sharedTexts } from '../../../../platform/ui/shared.texts';
import { LineNote, LineTitle } from '../../line-text';
import { editorTexts } from '../editor.texts';
import { FIXED, type LineValues } from '../quotation-form-values';

const texts = editorTexts.lines;

interface Props {
  /** Language of the quotation. */
  locale: Locale;
  /** Products that already have a line. */
  inUse: ReadonlySet<number>;
  disabled: boolean;
  onChoose: (line: Omit<LineValues, 'id'>) => void;
  onClose: () => void;
}

const PICTURE = {
  width: 48,
  height: 36,
  borderRadius: '6px',
  bgcolor: 'neutral.wash',
  objectFit: 'cover',
} as const;

/** Finds products by model or name. A chosen product becomes a line at today's price; the search stays open. */
export function ProductSearch({ locale, inUse, disabled, onChoose, onClose }: Props) {
  const [q, setQ] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const query = q.trim();
  const proposals = useProductProposals(query, locale);
  const choose = (product: ListedProduct) => {
    onChoose(lineOf(product));
    setQ('');
    input.current?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    // Enter chooses the first product instead of submitting the form.
    if (event.key !== 'Enter' || event.target !== input.current) return;
    event.preventDefault();
    if (query.length > 1 && proposals[0] && !disabled) choose(proposals[0]);
  };
  return (
    <Paper
      onKeyDown={handleKey}
      sx={{ display: 'grid', gap: 1, mt: 2, p: 2, borderRadius: '8px', boxShadow: 'none' }}
    >
      <Field
        name="product"
        label={texts.search}
        hint={texts.searchHint}
        value={q}
        onChange={setQ}
        inputRef={input}
        autoFocus
      />
      {query.length > 1 && (
        <List disablePadding aria-label={texts.search}>
          {proposals.map((product) => (
            <ListItem key={product.id} disablePadding>
              <ListItemButton
                component="button"
                disabled={disabled}
                onClick={() => choose(product)}
                sx={{ gap: 1.5, minHeight: 56, px: 1, py: 0.5, borderRadius: '8px' }}
              >
                <ProductPicture picture={product.pictures[0]} sizes="48px" sx={PICTURE} />
                <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
                  <LineTitle>{product.model || product.title}</LineTitle>
                  <LineNote>
                    {[product.model && product.title, inUse.has(product.id) && texts.already]
                      .filter(Boolean)
                      .join(', ')}
                  </LineNote>
                </Box>
                <Typography component="span">{priceText(product)}</Typography>
              </ListItemButton>
            </ListItem>
          ))}
          {proposals.length === 0 && (
            <Box component="li" sx={{ color: 'text.third' }}>
              {texts.noProduct}
            </Box>
          )}
        </List>
      )}
      <Button onClick={onClose} sx={{ justifySelf: 'start' }}>
        {sharedTexts.close}
      </Button>
    </Paper>
  );
}

function priceOf({ regular_price, offer_price }: ListedProduct): number | null {
  const price = priceView(regular_price, offer_price);
  return price.kind === 'price' ? price.price : null;
}

function priceText(product: ListedProduct): string {
  const price = priceOf(product);
  return price === null ? texts.onRequest : formatTaka(price);
}

function lineOf(product: ListedProduct): Omit<LineValues, 'id'> {
  const { id, model, title } = product;
  const price = priceOf(product);
  return {
    ...{ product_id: id, model: model ?? '', title: title ?? '', note: '', quantity: '1' },
    unit_price: price === null ? '' : groupLakh(price),
    listed_price: price,
    is_equipment: true,
    ...FIXED,
  };
}
