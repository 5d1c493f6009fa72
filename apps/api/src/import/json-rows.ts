import { ImportError } from './import-error';
import { jsonErrorIndex, lineAndColumn } from './json-position';
import { named } from './read-value';

/** No row of products is near this; it bounds what is held in memory. */
const LONGEST_ROW = 1_000_000;

/** The entries of a JSON list, one at a time: the whole of it need not fit into memory. */
export async function* jsonRows(text: AsyncIterable<string>): AsyncGenerator<unknown> {
  const list = new JsonList();
  for await (const piece of text) yield* list.read(piece);
  list.end();
}

interface Position {
  line: number;
  column: number;
}

/** Splits the text of a list into its entries, and tracks their positions in the file. */
class JsonList {
  private state: 'before' | 'inside' | 'after' = 'before';
  /** The text of the entry so far. */
  private entry = '';
  private entryPosition: Position = { line: 1, column: 1 };
  private entries = 0;
  private depth = 0;
  private quoted = false;
  private escaped = false;
  private line = 1;
  private column = 1;

  *read(piece: string): Generator<unknown> {
    let from = 0;
    for (let at = 0; at < piece.length; at++) {
      const sign = piece[at]!;
      if (this.state !== 'inside') {
        this.state = this.outside(sign);
        from = at + 1;
      } else if (this.ends(sign)) {
        this.entry += piece.slice(from, at);
        from = at + 1;
        if (this.entries > 0 || sign === ',' || this.entry.trim() !== '') yield this.take();
        this.entry = '';
        this.depth = 0;
        if (sign === ']') this.state = 'after';
      }
      this.step(sign);
      if (from === at + 1) this.entryPosition = { line: this.line, column: this.column };
    }
    if (this.state === 'inside') this.entry += piece.slice(from);
    this.bound();
  }

  /** Throws where the list is not whole. */
  end(): void {
    if (this.state === 'after') return;
    if (this.state === 'before') throw new ImportError('The file is empty.');
    const { line, column } = this.positionIn(jsonErrorIndex(this.entry) ?? this.entry.length);
    throw broken(line, column);
  }

  /** Before and after the list only white space is allowed. */
  private outside(sign: string): 'before' | 'inside' | 'after' {
    if (sign.trim() === '') return this.state;
    if (this.state === 'after') throw broken(this.line, this.column);
    if (sign !== '[') throw new ImportError(notAList(sign, this.line, this.column));
    return 'inside';
  }

  /** True where a character ends the entry. Tracks strings and open brackets. */
  private ends(sign: string): boolean {
    if (this.quoted) {
      if (this.escaped) this.escaped = false;
      else if (sign === '\\') this.escaped = true;
      else if (sign === '"') this.quoted = false;
      return false;
    }
    if (this.depth === 0 && (sign === ',' || sign === ']')) return true;
    if (sign === '"') this.quoted = true;
    else if (sign === '{' || sign === '[') this.depth++;
    else if ((sign === '}' || sign === ']') && this.depth > 0) this.depth--;
    return false;
  }

  private bound() {
    if (this.entry.length <= LONGEST_ROW) return;
    throw new ImportError(`Row ${this.entries + 1} is longer than any product is.`);
  }

  private step(sign: string) {
    this.column++;
    if (sign !== '\n') return;
    this.line++;
    this.column = 1;
  }

  private take(): unknown {
    this.bound();
    this.entries++;
    try {
      return JSON.parse(this.entry);
    } catch {
      const { line, column } = this.positionIn(jsonErrorIndex(this.entry) ?? this.entry.length);
      throw broken(line, column);
    }
  }

  /** The position in the file of an index into the entry. */
  private positionIn(index: number): Position {
    const { line, column } = lineAndColumn(this.entry, index);
    const isFirstLine = line === 1;
    return {
      line: this.entryPosition.line + line - 1,
      column: isFirstLine ? this.entryPosition.column + column - 1 : column,
    };
  }
}

const broken = (line: number, column: number) =>
  new ImportError(`The file is not valid JSON: look at line ${line}, column ${column}.`);

function notAList(sign: string, line: number, column: number): string {
  const kinds: Record<string, unknown> = { '{': {}, '"': '', n: null, t: true, f: false };
  const isNumber = /[-\d]/.test(sign);
  if (!isNumber && !Object.hasOwn(kinds, sign)) return broken(line, column).message;
  return `The file must be a JSON list of products; it is ${named(isNumber ? 0 : kinds[sign])}.`;
}
