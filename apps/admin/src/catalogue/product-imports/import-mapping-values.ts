import { type ImportColumns, type ImportMapping, type MappedColumn } from '@shishir/contract';
import type { FileColumn } from '@shishir/contract/product-fields';
import { foldText } from '@shishir/format';
import type { Resolver } from 'react-hook-form';
import { columnsTexts as texts } from './import-columns.texts';
import { hasAddresses, isListPrice, isPicture, isPrice, unitIn, unitOf } from './import-fields';

export interface ColumnChoice {
  heading: string;
  /** '' if the column is not imported. */
  field: FileColumn | '';
  unit: string;
  /** Typed text. */
  factor: string;
}

export interface FixedValue {
  field: FileColumn | '';
  value: string;
}

/** Values of the form for the meaning of columns. */
export interface MappingValues {
  supplier: string;
  /** In the order of the file. */
  columns: ColumnChoice[];
  fixed: FixedValue[];
  existing: 'update' | 'leave_out';
  updates: 'all' | 'prices' | 'chosen';
  chosen: FileColumn[];
  added: 'add' | 'leave_out';
  decimals: 'point' | 'comma' | '';
}

export interface MappingBody {
  mapping: ImportMapping;
  supplier?: string;
}

type Column = ImportColumns['columns'][number];

/** Fields whose value for all rows is offered if no column has them. */
export const USUAL_FIXED: FileColumn[] = ['brand', 'category', 'title'];

const headingKey = (heading: string) => foldText(heading.replace(/\s+/g, ' '));

/** Returns the choices of a mapping for the columns of a file. Columns that it does not name are not imported. */
export function choicesOf(columns: Column[], mapping: ImportMapping): ColumnChoice[] {
  const mapped = new Map(
    Object.entries(mapping.columns ?? {}).map(([heading, one]) => [headingKey(heading), one]),
  );
  return columns.map((column) => choiceOf(column, mapped.get(headingKey(column.heading))));
}

function choiceOf({ heading, samples }: Column, mapped: MappedColumn | undefined): ColumnChoice {
  if (!mapped || (isPicture(mapped.field) && hasAddresses(samples))) return noChoice(heading);
  const { field, unit, factor } = mapped;
  return {
    heading,
    field,
    unit: unit ? unitIn(field, unit) : unitOf(field),
    factor: factor === undefined ? '' : String(factor),
  };
}

export const noChoice = (heading: string): ColumnChoice => ({
  heading,
  field: '',
  unit: '',
  factor: '',
});

/** Returns the headings of a mapping that a file does not have. */
export function missingHeadings(columns: Column[], mapping: ImportMapping): string[] {
  const keys = new Set(columns.map(({ heading }) => headingKey(heading)));
  return Object.keys(mapping.columns ?? {}).filter((heading) => !keys.has(headingKey(heading)));
}

/** Returns the choices for other columns: those made before for the same headings, else the proposed ones. */
export function mergedChoices(
  proposed: ColumnChoice[],
  made: ReadonlyMap<string, ColumnChoice>,
): ColumnChoice[] {
  const kept = proposed.map(({ heading }) => made.get(heading));
  const taken = new Set(kept.flatMap((one) => one?.field || []));
  return proposed.map((one, index) => {
    if (kept[index]?.field) return kept[index];
    return one.field && taken.has(one.field) ? noChoice(one.heading) : one;
  });
}

/** Returns the rest of the form's values for a mapping. */
export function ruleValues(mapping: ImportMapping): Omit<MappingValues, 'columns' | 'supplier'> {
  const { fixed = {}, update, leave_out, decimals = '' } = mapping;
  const entries = Object.entries(fixed) as [FileColumn, string][];
  const others = entries.filter(([field]) => !USUAL_FIXED.includes(field));
  const prices = Object.values(mapping.columns ?? {})
    .map(({ field }) => field)
    .filter(isListPrice);
  const isPrices =
    update !== undefined &&
    update.length > 0 &&
    update.every(isListPrice) &&
    prices.every((field) => update.includes(field));
  return {
    fixed: [
      ...USUAL_FIXED.map((field) => ({ field, value: fixed[field] ?? '' })),
      ...others.map(([field, value]) => ({ field, value })),
    ],
    existing: leave_out === 'existing' ? 'leave_out' : 'update',
    added: leave_out === 'new' ? 'leave_out' : 'add',
    updates: update === undefined ? 'all' : isPrices ? 'prices' : 'chosen',
    chosen: update ?? [],
    decimals,
  };
}

/** Fields that a row has, from its columns or as values for all rows. */
export function givenFields({ columns, fixed }: Pick<MappingValues, 'columns' | 'fixed'>) {
  const filled = fixed.filter(({ value }) => value.trim());
  return [...new Set([...columns, ...filled].flatMap(({ field }) => field || []))];
}

const factorOf = (text: string): number | null => {
  if (!/^\d*[.,]?\d+$/.test(text.trim())) return null;
  const factor = Number(text.trim().replace(',', '.'));
  return factor > 0 && factor <= 1_000_000 ? factor : null;
};

function mappedColumn({ field, unit, factor }: ColumnChoice & { field: FileColumn }): MappedColumn {
  const multiplied = isPrice(field) && factor.trim() ? factorOf(factor) : null;
  return {
    field,
    ...(unit && unit !== unitOf(field) ? { unit } : {}),
    ...(multiplied === null || multiplied === 1 ? {} : { factor: multiplied }),
  };
}

const isImported = (choice: ColumnChoice): choice is ColumnChoice & { field: FileColumn } =>
  choice.field !== '';

/** Fields that change for products in the catalogue; undefined for all columns of the file. */
function updatedFields(values: MappingValues): FileColumn[] | undefined {
  if (values.updates === 'all') return undefined;
  const given = givenFields(values);
  return given.filter((field) =>
    values.updates === 'prices' ? isListPrice(field) : values.chosen.includes(field),
  );
}

export function toMapping(values: MappingValues): ImportMapping {
  const { columns, fixed, existing, added, decimals } = values;
  const filled = fixed.filter(({ field, value }) => field && value.trim());
  const update = existing === 'update' ? updatedFields(values) : undefined;
  return {
    columns: Object.fromEntries(
      columns.filter(isImported).map((one) => [one.heading, mappedColumn(one)]),
    ),
    ...(filled.length > 0 && {
      fixed: Object.fromEntries(filled.map(({ field, value }) => [field, value.trim()])),
    }),
    ...(decimals && { decimals }),
    ...(update && { update }),
    ...(existing === 'leave_out' && { leave_out: 'existing' as const }),
    ...(added === 'leave_out' && { leave_out: 'new' as const }),
  };
}

type Errors = Record<string, unknown>;
const problem = (message: string) => ({ type: 'custom', message });

function errorsOf(values: MappingValues): Errors {
  const { columns, fixed, existing, updates } = values;
  const errors: Errors = {};
  const ofColumns: Errors = {};
  const given = givenFields(values);
  if (!given.includes('model') && !given.includes('id')) {
    Object.assign(ofColumns, problem(texts.modelMissing));
  }
  for (const [index, { field, factor }] of columns.entries()) {
    if (isPrice(field) && factor.trim() && factorOf(factor) === null) {
      ofColumns[index] = { factor: problem(texts.factorWrong) };
    }
  }
  if (Object.keys(ofColumns).length > 0) errors['columns'] = ofColumns;
  const nameless = fixed.findIndex(({ field, value }) => !field && value.trim());
  if (nameless !== -1) {
    errors['fixed'] = { [nameless]: { field: problem(texts.fixed.fieldMissing) } };
  }
  if (existing === 'update' && updatedFields(values)?.length === 0) {
    const { noPrice, noneChosen } = texts.rules;
    errors['updates'] = problem(updates === 'prices' ? noPrice : noneChosen);
  }
  return errors;
}

/** Checks the form before it is sent. */
export const checkMapping: Resolver<MappingValues, unknown, MappingBody> = (values) => {
  const errors = errorsOf(values);
  if (Object.keys(errors).length > 0) return { values: {}, errors };
  const supplier = values.supplier.trim();
  return { values: { mapping: toMapping(values), ...(supplier && { supplier }) }, errors: {} };
};
