import {
  alternativesIn,
  type CountedLine,
  type CreateDesign,
  type Design,
  equipmentOf,
  type PricedLine,
  quotationFiguresOf,
  type Quotation,
  type QuotationRecipient,
  type QuotationRevision,
  SaveRevision,
} from '@shishir/contract';
import {
  dhakaDay,
  formatPhone,
  formatSum,
  formatTaka,
  groupLakh,
  inDigits,
  isBlank,
  readDay,
  readNumber,
  readTaka,
  TAKA,
} from '@shishir/format';
import { z } from 'zod';
import { blankIn } from '../../../platform/ui/form/blanks';
import type { FieldConflict, Sides } from '../../../platform/ui/form/conflict-dialog';
import { formTexts } from '../../../platform/ui/form/form.texts';
import { ownValues, textConflicts } from '../../../platform/ui/record/record-conflicts';
import { dayText } from '../quotation-values';
import { editorTexts as texts } from './editor.texts';
import { type TermValues, toTermValues } from '../terms/term-fields';

/** A line as it is typed. Its id exists in this form only and identifies the row while lines are moved. */
export interface LineValues extends Omit<PricedLine, 'quantity' | 'unit_price' | 'choice'> {
  id: string;
  quantity: string;
  unit_price: string;
  kind: LineKind;
  /** Name of the alternatives; '' for other kinds. */
  group: string;
  /** True if an option or an alternative is preselected. */
  selected: boolean;
}
export const LINE_KINDS = ['fixed', 'option', 'alternative'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** Values of a line that is always part of the order. */
export const FIXED = { kind: 'fixed', group: '', selected: false } as const;

/** Form values of a draft. A part is replaced as a whole when it changes. */
export interface QuotationFormValues {
  recipient: QuotationRecipient;
  title: string;
  letter: string;
  lines: readonly LineValues[];
  discount: string;
  /** Percent; '' if the quotation states none. */
  vat_bp: string;
  ait_bp: string;
  advance_percent: string;
  terms: TermValues[];
  valid_until: string;
  /** Result of a tool; null for a quotation without one. */
  design: Design | null;
}
type Field = keyof QuotationFormValues;

let lastId = 0;
export const newId = () => `row-${++lastId}`;

export const draftOf = ({ revisions }: Quotation): QuotationRevision | undefined =>
  revisions.find(({ state }) => state === 'draft');

const money = (amount: number | null) => (amount === null ? '' : groupLakh(amount));

export function toFormValues(quotation: Quotation | null): QuotationFormValues {
  const draft = quotation && draftOf(quotation);
  const recipient = { name: '', company: '', email: '', number: '', place: '' };
  if (!draft) {
    return {
      ...{ recipient, title: '', letter: '', lines: [], discount: '0', terms: [] },
      ...{ vat_bp: '', ait_bp: '', advance_percent: '', valid_until: '', design: null },
    };
  }
  const { number } = draft.recipient;
  return {
    recipient: { ...draft.recipient, number: number && formatPhone(number) },
    title: draft.title,
    letter: draft.letter,
    // Ids count from the first row, so the same draft has equal values.
    lines: draft.lines.map(({ choice, ...line }, at) => ({
      ...line,
      ...(choice ? { ...choice, kind: choice.group === '' ? 'option' : 'alternative' } : FIXED),
      id: `line-${at}`,
      quantity: String(line.quantity),
      unit_price: money(line.unit_price),
    })),
    discount: money(draft.discount),
    vat_bp: percentText(draft.vat_bp),
    ait_bp: percentText(draft.ait_bp),
    advance_percent: draft.advance_percent === null ? '' : inDigits(draft.advance_percent),
    terms: toTermValues(draft.terms),
    valid_until: draft.valid_until,
    design: draft.design,
  };
}

/** Parses pieces or taka; NaN for invalid text, null for blank text. */
export function wholeNumber(text: string): number | null {
  const reading = readTaka(text);
  const value = 'value' in reading ? reading.value : NaN;
  return value === null || (Number.isSafeInteger(value) && value >= 0) ? value : NaN;
}

/** Returns a rate in hundredths of a percent as typed: 750 -> '7.5'. */
export const percentText = (basisPoints: number | null) =>
  basisPoints === null ? '' : inDigits(basisPoints / 100);

/** Parses a percentage in hundredths; NaN for invalid text, null for blank text. */
export function basisPoints(text: string): number | null {
  const reading = readNumber(text);
  const value = 'value' in reading ? reading.value : NaN;
  return value === null ? null : Number((value * 100).toFixed(6));
}

/** Returns the choice of a line; undefined for one that is always part of the order. */
export const choiceOf = ({ kind, group, selected }: LineValues): PricedLine['choice'] =>
  kind === 'fixed' ? undefined : { group: kind === 'alternative' ? group.trim() : '', selected };

/** Body of a request with the whole draft. */
export function toBody(values: QuotationFormValues, saved: Quotation | null): SaveRevision {
  const { lines, terms, discount, vat_bp, ait_bp, advance_percent, design, ...fields } = values;
  const draft = saved && draftOf(saved);
  return {
    ...fields,
    lines: lines.map((line) => ({
      product_id: line.product_id,
      ...{ model: line.model, title: line.title, note: line.note },
      quantity: wholeNumber(line.quantity) ?? NaN,
      unit_price: wholeNumber(line.unit_price),
      listed_price: line.listed_price,
      is_equipment: line.is_equipment,
      choice: choiceOf(line),
    })),
    vat_bp: basisPoints(vat_bp),
    ait_bp: basisPoints(ait_bp),
    advance_percent: wholeNumber(advance_percent),
    terms: terms.map(({ title, text }) => ({ title, text })),
    discount: wholeNumber(discount) ?? 0,
    // Omitted if unchanged, so the draft keeps the design with its calculated result.
    ...(design?.at !== draft?.design?.at && { design: design && inputsOf(design) }),
    version: draft?.version ?? 0,
  };
}

function inputsOf(design: Design): CreateDesign {
  switch (design.tool) {
    case 'room':
      return { tool: design.tool, room: design.room, link: design.link };
    case 'system':
      return { tool: design.tool, system: design.system, link: design.link };
    case 'project':
      return { tool: design.tool, project: design.project, link: design.link };
  }
}

/** True if the form has unsaved changes; another notation of a number is not a change. */
export const differs = (values: QuotationFormValues, saved: Quotation | null) =>
  JSON.stringify(toBody(values, saved)) !== JSON.stringify(toBody(toFormValues(saved), saved));

const RATES = new Set(['vat_bp', 'ait_bp', 'advance_percent']);

/** The contract's schema, with messages for invalid numbers and days. */
export const RevisionForm = z.unknown().superRefine((body, context) => {
  for (const issue of SaveRevision.safeParse(body).error?.issues ?? []) {
    const field = String(issue.path.at(-1));
    const isNoNumber =
      issue.code === z.ZodIssueCode.invalid_type && issue.received === z.ZodParsedType.nan;
    const noNumber = field === 'quantity' ? texts.missing.quantity : texts.missing.taka;
    context.addIssue({
      code: z.ZodIssueCode.custom,
      path: issue.path,
      message: isNoNumber && !RATES.has(field) ? noNumber : issue.message,
    });
  }
  const problem = discountProblem(body as SaveRevision);
  if (problem) {
    context.addIssue({ code: z.ZodIssueCode.custom, path: ['discount'], message: problem });
  }
});

/** Same rule as on the server, checked when the field is left; null while a line has an invalid number. */
function discountProblem({ lines, discount }: SaveRevision): string | null {
  const equipment = equipmentOf(lines);
  return discount > equipment ? texts.missing.discount(formatTaka(equipment)) : null;
}

type PricedValues = Pick<
  QuotationFormValues,
  'lines' | 'discount' | 'vat_bp' | 'ait_bp' | 'advance_percent'
>;

/** Totals while typing; an invalid number counts as zero. The server stores its results. */
export function figuresOf({ lines, discount, ...rates }: PricedValues) {
  const counted = lines.map((line): CountedLine => ({
    quantity: wholeNumber(line.quantity) || 0,
    unit_price: wholeNumber(line.unit_price) || 0,
    is_equipment: line.is_equipment,
    choice: choiceOf(line),
  }));
  const figures = quotationFiguresOf(counted, {
    discount: wholeNumber(discount) || 0,
    vat_bp: basisPoints(rates.vat_bp) || null,
    ait_bp: basisPoints(rates.ait_bp) || null,
    advance_percent: wholeNumber(rates.advance_percent) || null,
  });
  return {
    ...figures,
    equipment: equipmentOf(counted),
    unpriced: lines.filter(({ unit_price }) => wholeNumber(unit_price) === null).length,
  };
}

/** Null if quantity or price is missing or invalid. */
export function sumOf({
  quantity,
  unit_price,
}: Pick<LineValues, 'quantity' | 'unit_price'>): number | null {
  const sum = (wholeNumber(quantity) ?? NaN) * (wholeNumber(unit_price) ?? NaN);
  return Number.isSafeInteger(sum) ? sum : null;
}

/** '3.3', without trailing zeros. */
export const percentOff = (discount: number, equipment: number) =>
  String(Math.round((discount * 1000) / equipment) / 10);

/** Fields that a draft lacks before it can be sent, with the messages that the server would return. */
export function missingOf(values: QuotationFormValues, now = new Date()): [string, string][] {
  const { recipient, title, lines, valid_until } = values;
  const { missing } = texts;
  const problems: [field: string, sentence: string, isMissing: boolean][] = [
    ['recipient.name', missing.name, isBlank(recipient.name)],
    ['recipient.email', missing.email, isBlank(recipient.email)],
    ['title', missing.title, isBlank(title)],
    ['lines', missing.lines, lines.length === 0],
    ...lines.flatMap((line, at): typeof problems => [
      [`lines.${at}.title`, missing.line, isBlank(`${line.model}${line.title}`)],
      [`lines.${at}.unit_price`, missing.price, wholeNumber(line.unit_price) === null],
      [`lines.${at}.group`, missing.group, line.kind === 'alternative' && isBlank(line.group)],
    ]),
    ...[...alternativesIn(lines.map((line) => ({ choice: choiceOf(line) })))].map(
      ([group, found]): (typeof problems)[number] => [
        'lines',
        missing.alternatives(group),
        found.lines < 2 || found.selected !== 1,
      ],
    ),
    ['valid_until', missing.valid, valid_until < dhakaDay(now)],
  ];
  return problems.flatMap(([field, sentence, is]) => (is ? [[field, sentence]] : []));
}

/** Placeholders still to be filled in, such as `[day and time]`, by field. */
export function blanksOf({ title, letter, terms }: QuotationFormValues): [string, string][] {
  const written: [field: string, text: string][] = [
    ['title', title],
    ['letter', letter],
    ...terms.flatMap((term, at): typeof written => [
      [`terms.${at}.title`, term.title],
      [`terms.${at}.text`, term.text],
    ]),
  ];
  return written.flatMap(([field, text]) => {
    const blank = blankIn(text);
    return blank ? [[field, formTexts.blank(blank)]] : [];
  });
}

const TEXTS = [
  'recipient',
  'title',
  'letter',
  'lines',
  'discount',
  'vat_bp',
  'ait_bp',
  'advance_percent',
  'terms',
  'valid_until',
  'design',
] as const;

/** Returns the parts as readable text. */
function textsOf(values: QuotationFormValues): Record<Field, string> {
  const { recipient, lines, discount, terms, valid_until, design } = values;
  return {
    ...values,
    recipient: Object.values(recipient).filter(Boolean).join(', '),
    lines: lines
      .map(({ model, title, quantity, unit_price, note, kind, group }) =>
        [
          `${quantity} × ${model || title}`,
          unit_price && `${TAKA}${unit_price}`,
          note,
          kind !== 'fixed' && (group || texts.lines.kinds[kind]),
        ]
          .filter(Boolean)
          .join(', '),
      )
      .join('\n'),
    discount: formatSum(wholeNumber(discount) || 0, texts.noDiscount),
    terms: terms.map(({ title, text }) => `${title}: ${text}`).join('\n'),
    valid_until: readDay(valid_until) ? dayText(valid_until) : valid_until,
    design: texts.designs[design?.tool ?? 'none'],
  };
}

/** Conflicts between this form and the version that another editor has saved. */
export const quotationConflicts = (
  mine: QuotationFormValues,
  current: Quotation,
): FieldConflict<Field>[] =>
  textConflicts(TEXTS, textsOf(mine), textsOf(toFormValues(current)), {
    labels: texts.labels,
  });

/** Merges both versions into one form. */
export const mergedQuotation = (
  mine: QuotationFormValues,
  current: Quotation,
  sides: Sides<Field>,
): QuotationFormValues => ({ ...toFormValues(current), ...ownValues(TEXTS, mine, sides) });
