import { jsonErrorIndex, lineAndColumn } from './json-position';
import { type LegacyProduct, readLegacyProduct, type WrongField } from './legacy-product';
import { named } from './read-value';

/** Rows that one file may have. */
export const LARGEST_FILE = 100_000;

/** The import as a whole cannot be done. The message is a sentence for the person who asked for it. */
export class ImportError extends Error {}

export interface ParsedProducts {
  /** Rows in the file, right and wrong ones. */
  rows: number;
  products: LegacyProduct[];
  wrong: WrongField[];
}

/** Reads the old site's products file: a JSON list of rows. Throws an ImportError where it is none. */
export function parseProducts(text: string): ParsedProducts {
  const list = parseJson(text.replace(/^\uFEFF/, ''));
  if (!Array.isArray(list)) {
    throw new ImportError(`The file must be a JSON list of products; it is ${named(list)}.`);
  }
  if (list.length > LARGEST_FILE) {
    throw new ImportError(
      `The file has ${list.length} rows; at most ${LARGEST_FILE} can be read at once.`,
    );
  }
  const parsed: ParsedProducts = { rows: list.length, products: [], wrong: [] };
  list.forEach((raw: unknown, index) => {
    const result = readLegacyProduct(raw, index + 1);
    if ('product' in result) parsed.products.push(result.product);
    else parsed.wrong.push(...result.wrong);
  });
  return parsed;
}

function parseJson(text: string): unknown {
  if (text.trim() === '') throw new ImportError('The file is empty.');
  try {
    return JSON.parse(text);
  } catch {
    const { line, column } = lineAndColumn(text, jsonErrorIndex(text) ?? text.length);
    throw new ImportError(`The file is not valid JSON: look at line ${line}, column ${column}.`);
  }
}
