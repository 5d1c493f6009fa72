import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  billName,
  CreateDesign,
  type Design,
  DesignedSystem,
  type SizedSystem,
} from '@shishir/contract';
import { groupLakh } from '@shishir/format';
import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { tsr } from '../../../../platform/api/tsr';
import { editorTexts } from '../../quotations.texts';
import { EditorSection } from '../editor-section';
import { type LineValues, newId, type QuotationFormValues } from '../quotation-form-values';

const CHANGE = { shouldDirty: true } as const;
const FROM_BUILDER = '#design=';

type Taken = Pick<QuotationFormValues, 'lines' | 'design'>;
type SystemInputs = Extract<CreateDesign, { tool: 'system' }>;

/** The system behind the `#` of the address with which the builder leads back here; null where it cannot be read. */
function systemIn(hash: string): SystemInputs | null {
  try {
    const text = decodeURIComponent(hash.slice(FROM_BUILDER.length));
    const { data } = CreateDesign.safeParse(JSON.parse(text));
    return data?.tool === 'system' ? data : null;
  } catch {
    return null;
  }
}

/**
 * Takes over the system that was changed in the builder: its design, and lines as its bill of quantities says. It says
 * what it did, and takes it back.
 */
export function BuilderSystem() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { getValues, setValue } = useFormContext<QuotationFormValues>();
  const { mutateAsync } = tsr.sizing.system.useMutation();
  const [before, setBefore] = useState<Taken | null>(null);
  const [state, setState] = useState<'taken' | 'failed' | 'unreadable' | null>(null);
  const isBusy = useRef(false);
  const set = ({ lines, design }: Taken) => {
    setValue('lines', lines, CHANGE);
    setValue('design', design, CHANGE);
  };
  const take = async () => {
    const inputs = systemIn(hash);
    if (!inputs) return setState('unreadable');
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      const { body } = await mutateAsync({ body: inputs.system });
      const { lines, design } = getValues();
      setBefore({ lines, design });
      set({
        lines: linesOfSystem(lines, design, body.data.bill),
        design: {
          ...inputs,
          result: DesignedSystem.parse(body.data),
          // The server calculates its own and names its constants with the next save.
          ...{ values: [], text: '', at: new Date().toISOString() },
        },
      });
      setState('taken');
      void navigate({ hash: '' }, { replace: true, preventScrollReset: true });
    } catch {
      setState('failed');
    } finally {
      isBusy.current = false;
    }
  };
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    if (hash.startsWith(FROM_BUILDER)) void latest.current();
  }, [hash]);
  if (!state) return null;
  const texts = editorTexts.builder;
  return (
    <EditorSection title={texts.title}>
      <Stack
        direction="row"
        role={state === 'taken' ? 'status' : 'alert'}
        sx={[
          { flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' },
          { columnGap: 2, rowGap: 1 },
        ]}
      >
        <p>{texts[state]}</p>
        {state === 'taken' && before && (
          <Button
            onClick={() => {
              set(before);
              setState(null);
            }}
          >
            {texts.undo}
          </Button>
        )}
        {state === 'failed' && <Button onClick={() => void take()}>{texts.again}</Button>}
      </Stack>
    </EditorSection>
  );
}

/**
 * The lines of a quotation whose system was changed. A product that stays keeps its price, its texts and its place in
 * the bill's order; what the earlier system had is removed, and all other lines stay behind the system.
 */
export function linesOfSystem(
  lines: readonly LineValues[],
  earlier: Design | null,
  bill: SizedSystem['bill'],
): LineValues[] {
  const had = new Set(earlier?.tool === 'system' ? earlier.result.bill.lines.map(keyOfBill) : []);
  const wanted = new Set(bill.lines.map(keyOfBill));
  const own = new Map(lines.map((line) => [keyOfLine(line), line]));
  const others = lines.filter((line) => {
    const key = keyOfLine(line);
    return !had.has(key) && !wanted.has(key);
  });
  const ofSystem = bill.lines.map((item): LineValues => {
    const quantity = String(item.quantity);
    const line = own.get(keyOfBill(item));
    if (line) return { ...line, quantity };
    return {
      ...{ id: newId(), product_id: item.id, model: item.model, title: billName(item), note: '' },
      ...{ quantity, unit_price: item.unit_price === null ? '' : groupLakh(item.unit_price) },
      ...{ listed_price: item.unit_price, is_equipment: true },
    };
  });
  return [...ofSystem, ...others];
}

/** Panels and joints are in no row of the catalogue: their model names them, or what they are. */
const keyOf = (id: number | null, name: string) => (id === null ? name : `#${id}`);
const keyOfBill = (item: SizedSystem['bill']['lines'][number]) =>
  keyOf(item.id, item.model || billName(item));
const keyOfLine = ({ product_id, model, title }: LineValues) => keyOf(product_id, model || title);
