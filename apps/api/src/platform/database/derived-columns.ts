import { foldBangla, foldText, sortKey } from '@shishir/format';
import {
  Column,
  type EntitySubscriberInterface,
  EventSubscriber,
  type InsertEvent,
  type ObjectLiteral,
  type UpdateEvent,
} from 'typeorm';

/** A column that is computed from texts of the same row whenever the row is written. */
interface DerivedColumn {
  name: string;
  from: string[];
  derive(row: ObjectLiteral): string | null;
}

const COLUMNS = new Map<unknown, DerivedColumn[]>();

function derived(from: string[], derive: DerivedColumn['derive']): PropertyDecorator {
  return ({ constructor }, name) => {
    const known = COLUMNS.get(constructor) ?? [];
    COLUMNS.set(constructor, [...known, { name: String(name), from, derive }]);
  };
}

/** Fits the 65,535 bytes of a text column in any script. */
const SEARCHED_LENGTH = 21_000;
const KEY_LENGTH = 200;

/** Reduces a text to letters and digits: '010-0000 4471' and 'ENQ 2026 000012' lose their separators. */
export const compact = (text: string) => foldText(text).replace(/[^\p{L}\p{M}\d]/gu, '');

/**
 * Returns the searchable text of a row for `search`. `numbers` are phone and reference numbers, also found by their
 * digits alone.
 */
export function searchText(texts: unknown[], numbers: unknown[] = []): string {
  const written = [...numbers, ...texts].flatMap(textsIn);
  const digits = numbers.filter((text) => typeof text === 'string').map(compact);
  return foldText([...digits, ...written].join(' ')).slice(0, SEARCHED_LENGTH);
}

/** Returns all texts of a value, also those inside a list of objects. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Marks a text column that stores the `searchText` of other columns. */
export function SearchText(texts: string[], numbers: string[] = []): PropertyDecorator {
  const valuesOf = (row: ObjectLiteral, names: string[]) => names.map((name): unknown => row[name]);
  const derive = derived([...texts, ...numbers], (row) =>
    searchText(valuesOf(row, texts), valuesOf(row, numbers)),
  );
  return (target, name) => {
    Column({ type: 'text', nullable: true, select: false })(target, name);
    derive(target, name);
  };
}

/** Marks a text column that stores another column as `foldBangla` returns it. */
export function BanglaSearchText(column: string): PropertyDecorator {
  const derive = derived([column], (row) => {
    const text: unknown = row[column];
    return typeof text === 'string' ? foldBangla(text).slice(0, SEARCHED_LENGTH) : null;
  });
  return (target, name) => {
    Column({ type: 'text', nullable: true, select: false })(target, name);
    derive(target, name);
  };
}

/** Marks a column by which lists sort a text, see `sortKey`. */
export function SortKey(column: string): PropertyDecorator {
  const derive = derived([column], (row) => {
    const text: unknown = row[column];
    return typeof text === 'string' ? sortKey(text, KEY_LENGTH) : null;
  });
  return (target, name) => {
    Column({ type: 'varchar', length: KEY_LENGTH, nullable: true })(target, name);
    derive(target, name);
  };
}

/**
 * Marks a column that stores texts as `compact` returns them, by which equal values are found however they are written;
 * null if the last text is empty.
 */
export function Folded(...columns: string[]): PropertyDecorator {
  const derive = derived(columns, (row) => {
    const texts = columns.map((column) => compact(String(row[column] ?? '')));
    return texts.at(-1) ? texts.join(' ').slice(0, KEY_LENGTH) : null;
  });
  return (target, name) => {
    Column({ type: 'varchar', length: KEY_LENGTH, nullable: true, select: false })(target, name);
    derive(target, name);
  };
}

const derivedFrom = (entity: unknown, changed: string[]) =>
  (COLUMNS.get(entity) ?? []).filter(({ from }) => from.some((name) => changed.includes(name)));

/** Returns the names of the derived columns that change when these columns are written. */
export const derivedNames = (entity: unknown, changed: string[]): string[] =>
  derivedFrom(entity, changed).map(({ name }) => name);

/** Computes the derived columns for a write of the `changed` columns; `row` is the complete new row. */
export function derivedOf(
  entity: unknown,
  row: ObjectLiteral,
  changed = Object.keys(row),
): Record<string, string | null> {
  const columns = derivedFrom(entity, changed);
  return Object.fromEntries(columns.map((column) => [column.name, column.derive(row)]));
}

/** Keeps derived columns up to date whenever TypeORM writes an entity. */
@EventSubscriber()
export class DerivedColumns implements EntitySubscriberInterface {
  beforeInsert({ entity, metadata }: InsertEvent<ObjectLiteral>): void {
    Object.assign(entity, derivedOf(metadata.target, entity));
  }

  beforeUpdate({ entity, databaseEntity, metadata }: UpdateEvent<ObjectLiteral>): void {
    if (!entity) return;
    // An update by condition has only the columns it sets. If a derived column needs others, the caller adds
    // `derivedOf` of the whole row, as `Change.update` does.
    const row = { ...(databaseEntity as ObjectLiteral | undefined), ...entity };
    for (const column of derivedFrom(metadata.target, Object.keys(entity))) {
      const isGiven = !databaseEntity && column.name in entity;
      if (isGiven || !column.from.every((name) => name in row)) continue;
      entity[column.name] = column.derive(row);
    }
  }
}
