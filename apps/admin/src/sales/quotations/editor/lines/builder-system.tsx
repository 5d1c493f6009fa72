import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  billName,
  billOf,
  CreateDesign,
  type Design,
  DesignedProject,
  DesignedSystem,
  type SizedSystem,
} from '@shishir/contract';
import { groupLakh } from '@shishir/format';
import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { tsr } from '../../../../platform/api/tsr';
import { editorTexts } from '../editor.texts';
import { EditorSection } from '../editor-section';
import { FIXED, type LineValues, newId, type QuotationFormValues } from '../quotation-form-values';

const CHANGE = { shouldDirty: true } as const;
const FROM_BUILDER = '#design=';

type Taken = Pick<QuotationFormValues, 'lines' | 'design'>;
type SystemInputs = Exclude<CreateDesign, { tool: 'room' }>;

/** Parses the system that the builder appends to the address after `#`; null if it is invalid. */
function systemIn(hash: string): SystemInputs | null {
  try {
    const text = decodeURIComponent(hash.slice(FROM_BUILDER.length));
    const { data } = CreateDesign.safeParse(JSON.parse(text));
    return data && data.tool !== 'room' ? data : null;
  } catch {
    return null;
  }
}

/**
 * Applies a system that was changed in the builder: its design, and lines for its bill of quantities. Shows a notice
 * with a button that reverts it.
 */
export function BuilderSystem() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { getValues, setValue } = useFormContext<QuotationFormValues>();
  const { mutateAsync: sizeSystem } = tsr.sizing.system.useMutation();
  const { mutateAsync: sizeProject } = tsr.sizing.project.useMutation();
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
      // On the next save the server calculates the result again and adds its constants.
      const calculated = { values: [], text: '', at: new Date().toISOString() };
      let design: Exclude<Design, { tool: 'room' }>;
      if (inputs.tool === 'system') {
        const { body } = await sizeSystem({ body: inputs.system });
        design = { ...inputs, ...calculated, result: DesignedSystem.parse(body.data) };
      } else {
        const { body } = await sizeProject({ body: inputs.project });
        design = { ...inputs, ...calculated, result: DesignedProject.parse(body.data) };
      }
      const { lines, design: earlier } = getValues();
      setBefore({ lines, design: earlier });
      set({ lines: linesOfSystem(lines, earlier, design.result.bill), design });
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
 * Returns the lines of a quotation after its system was changed, in the order of the bill. Products still in the system
 * keep price and texts; those removed from it are dropped. All other lines follow after the system.
 */
export function linesOfSystem(
  lines: readonly LineValues[],
  earlier: Design | null,
  bill: SizedSystem['bill'],
): LineValues[] {
  const had = new Set((earlier && billOf(earlier)?.lines)?.map(keyOfBill));
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
      ...{ listed_price: item.unit_price, is_equipment: true, ...FIXED },
    };
  });
  return [...ofSystem, ...others];
}

/** Panels and joints are not in the catalogue: their key is the model, or the description if there is no model. */
const keyOf = (id: number | null, name: string) => (id === null ? name : `#${id}`);
const keyOfBill = (item: SizedSystem['bill']['lines'][number]) =>
  keyOf(item.id, item.model || billName(item));
const keyOfLine = ({ product_id, model, title }: LineValues) => keyOf(product_id, model || title);
