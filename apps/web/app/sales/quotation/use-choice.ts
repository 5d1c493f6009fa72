import type { QuotationView } from '@shishir/contract';
import { chooseLines, chosenIn, quotationFiguresOf } from '@shishir/contract/quotation-figures';
import { type RefObject, useEffect, useState } from 'react';
import { readDraft, writeDraft } from '../../platform/forms/draft';

export type Figures = ReturnType<typeof quotationFiguresOf>;
export type Line = QuotationView['lines'][number];

/**
 * The lines as the recipient has chosen them, with their figures. `posted` are the positions in a form that was sent
 * before, such as '1,2'. Inputs in `table` keep the choice; `read` is called when one of them changes. `draft` is the name
 * under which this tab keeps the choice for a reload.
 */
export function useChoice(
  view: QuotationView,
  posted: string | undefined,
  table: RefObject<HTMLTableElement | null>,
  draft: string,
): { lines: Line[]; figures: Figures; read: () => void } {
  const [chosen, setChosen] = useState(
    () => posted?.split(',').filter(Boolean).map(Number) ?? chosenIn(view.lines),
  );
  const inputs = () => [...(table.current?.querySelectorAll('input') ?? [])];
  const read = () => {
    const values = inputs().flatMap(({ checked, value }) => (checked ? value : []));
    setChosen(values.map(Number));
    writeDraft(draft, { values: { chosen: values.join(',') }, stamp: '' });
  };
  const restore = () => {
    const kept = readDraft(draft)?.values['chosen']?.split(',');
    const isTouched = inputs().some((input) => input.checked !== input.defaultChecked);
    if (!kept || posted !== undefined || isTouched) return;
    for (const input of inputs()) input.checked = kept.includes(input.value);
  };
  const isOpen = view.state === 'open' && view.lines.some(({ choice }) => choice);
  useEffect(() => {
    if (!isOpen) return;
    restore();
    // Chosen before hydration, or restored by the browser.
    const frame = requestAnimationFrame(read);
    return () => cancelAnimationFrame(frame);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  if (!isOpen) return { lines: view.lines, figures: view, read };
  const lines = chooseLines(view.lines, new Set(chosen));
  return { lines, figures: quotationFiguresOf(lines, view), read };
}
