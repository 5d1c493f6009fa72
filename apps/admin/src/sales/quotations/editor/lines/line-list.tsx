import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import { type Locale, QUOTATION_LINES } from '@shishir/contract';
import { PlusIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { usePartedField } from '../../../../platform/ui/form/form-fields';
import { SortableRows } from '../../../../platform/ui/order/sortable-rows';
import { editorTexts } from '../editor.texts';
import { PartError } from '../editor-parts';
import { EditorSection } from '../editor-section';
import { LINE_COLUMNS, LineRow, lineName } from './line-row';
import { ProductSearch } from './product-search';
import { FIXED, type LineValues, newId } from '../quotation-form-values';
import { Sums } from './sums';

const texts = editorTexts.lines;
const freeLine = {
  ...{ product_id: null, model: '', title: '', note: '', quantity: '1', unit_price: '' },
  ...{ listed_price: null, is_equipment: false, ...FIXED },
};

/** Column names; on phones each line shows them. */
const HEADER: SxProps<Theme> = {
  ...LINE_COLUMNS,
  display: { xs: 'none', md: 'grid' },
  alignItems: 'center',
  height: 40,
  mx: -3,
  px: 3,
  borderTop: 1,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.head',
  color: 'text.secondary',
  typography: 'subtitle2',
  textAlign: 'right',
};

/** The lines of the offer, with the totals below. */
export function LinesSection({ locale }: { locale: Locale }) {
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
        <Box aria-hidden="true" sx={HEADER}>
          <Box component="span" sx={{ gridColumn: 2, textAlign: 'left' }}>
            {texts.columns.item}
          </Box>
          <span>{texts.columns.quantity}</span>
          <span>{texts.columns.price}</span>
          <span>{texts.columns.sum}</span>
        </Box>
      ) : (
        <Typography color="textThird">{texts.none}</Typography>
      )}
      <SortableRows
        rows={[...lines]}
        nameOf={(line) => lineName(line, lines.indexOf(line))}
        onOrder={(ids) => change(ids.map((id) => lines.find((line) => line.id === id)!))}
      >
        <Box
          component="ol"
          aria-label={texts.title}
          sx={{
            m: 0,
            p: 0,
            borderTop: { xs: 1, md: 0 },
            borderColor: { xs: 'divider' },
            listStyle: 'none',
          }}
        >
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
                  withChoice(
                    lines.map((one, place) => (place === at ? { ...one, [part]: own } : one)),
                    at,
                    part,
                  ),
                  `${at}.${part}`,
                )
              }
              onLeave={(part) => void trigger(`lines.${at}.${part}`)}
              onRemove={() => change(lines.filter(({ id }) => id !== line.id))}
              onUp={at > 0 ? () => step(at, -1) : undefined}
              onDown={at < lines.length - 1 ? () => step(at, 1) : undefined}
            />
          ))}
        </Box>
      </SortableRows>
      {message && <PartError>{message}</PartError>}
      {searching && (
        <ProductSearch
          locale={locale}
          inUse={new Set(lines.flatMap(({ product_id }) => product_id ?? []))}
          disabled={isFull}
          onChoose={(line) => add(line)}
          onClose={() => {
            setSearching(false);
            addProduct.current?.focus();
          }}
        />
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', pt: 2 }}>
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
        {isFull && (
          <Box component="span" sx={{ color: 'text.third' }}>
            {texts.full}
          </Box>
        )}
      </Stack>
      <Sums />
    </EditorSection>
  );
}

/** Keeps one preselected line in each group of alternatives after line `at` has changed. */
function withChoice(lines: LineValues[], at: number, part: keyof LineValues): LineValues[] {
  const changed = lines[at]!;
  if (changed.kind !== 'alternative' || !['kind', 'group', 'selected'].includes(part)) return lines;
  const name = part === 'kind' && !changed.group ? (lastGroup(lines) ?? '') : changed.group;
  const isMember = (line: LineValues) => line.kind === 'alternative' && line.group === name;
  const isFirst = !lines.some((line, place) => place !== at && isMember(line) && line.selected);
  const selected = part === 'selected' ? changed.selected : isFirst;
  return lines.map((line, place) => {
    if (place === at) return { ...line, group: name, selected };
    return selected && isMember(line) ? { ...line, selected: false } : line;
  });
}

const lastGroup = (lines: LineValues[]) =>
  lines.findLast(({ kind, group }) => kind === 'alternative' && group)?.group;
