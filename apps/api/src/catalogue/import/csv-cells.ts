import { CsvError, parse } from 'csv-parse';
import { Readable } from 'node:stream';
import { ImportError } from './import-error';
import { knownHeadings, LINES_ABOVE } from './headings';

/** Far longer than any row of a product; bounds the memory that is used. */
const LONGEST_ROW = 1_000_000;
const SEPARATORS = [',', ';', '\t', '|'];
/** First line with which some spreadsheets state the separator. */
const STATED = /^sep=(.)[\r\n]+/;

/** Yields the rows of a CSV file. Detects the separator of its cells. */
export async function* csvCells(text: AsyncIterable<string>): AsyncGenerator<string[]> {
  try {
    yield* records(text);
  } catch (error) {
    throw error instanceof CsvError ? csvError(error) : error;
  }
}

async function* records(text: AsyncIterable<string>): AsyncGenerator<string[]> {
  const pieces = text[Symbol.asyncIterator]();
  let head = '';
  let more = await pieces.next();
  // The separator is detected in the first lines only: a text may contain a semicolon.
  while (!more.done && head.length <= LONGEST_ROW && linesOf(head).length <= LINES_ABOVE) {
    head += more.value;
    more = await pieces.next();
  }
  const stated = STATED.exec(head);
  const rest = async function* () {
    yield stated ? head.slice(stated[0].length) : head;
    if (more.done) return;
    yield more.value;
    for (let piece = await pieces.next(); !piece.done; piece = await pieces.next()) {
      yield piece.value;
    }
  };
  const parser = parse({
    delimiter: stated?.[1] ?? separatorOf(head),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    max_record_size: LONGEST_ROW,
  });
  const source = Readable.from(rest());
  source.on('error', (error) => parser.destroy(error));
  try {
    yield* source.pipe(parser) as AsyncIterable<string[]>;
  } finally {
    source.destroy();
  }
}

/** Returns the first lines of a text, and one more if there are more. */
const linesOf = (text: string) => text.split(/\r\n?|\n/, LINES_ABOVE + 1);

/** Returns the separator that finds the most known headings in one line, else the most frequent one outside quotes. */
function separatorOf(head: string): string {
  const lines = linesOf(head.trimStart());
  const known = (separator: string) =>
    Math.max(
      ...lines.map((line) =>
        knownHeadings(line.split(separator).map((cell) => cell.replace(/"/g, ''))),
      ),
    );
  const bare = lines.join('\n').replace(/"[^"]*"/g, '');
  const score = (separator: string) => known(separator) * 1000 + bare.split(separator).length;
  return SEPARATORS.reduce((best, other) => (score(other) > score(best) ? other : best));
}

function csvError(error: CsvError): ImportError {
  const line = error['lines'] as number | undefined;
  if (error.code === 'CSV_MAX_RECORD_SIZE') {
    return new ImportError(`The row at line ${line} is too long for a product.`);
  }
  return new ImportError(`The file is not valid CSV: check the quotes near line ${line}.`);
}
