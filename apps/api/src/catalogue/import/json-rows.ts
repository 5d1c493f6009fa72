import { JSONParser, type ParsedTokenInfo, TokenType } from '@streamparser/json';
import { ImportError } from './import-error';
import { named } from './read-value';

/** Far longer than any row of a product, in bytes; bounds the memory that is used. */
const LONGEST_ROW = 1_000_000;

/** Yields the entries of a JSON list one at a time, so that the list need not fit into memory. */
export async function* jsonRows(text: AsyncIterable<string>): AsyncGenerator<unknown> {
  const list = new JsonList();
  for await (const piece of text) yield* list.read(piece);
  list.end();
}

interface Position {
  line: number;
  column: number;
}

/** Parses the text of a list into its entries, and tracks their positions in the file. */
class JsonList {
  private readonly parser = new JSONParser({ paths: ['$.*'], keepStack: false });
  /** Entries of the current piece. */
  private entries: unknown[] = [];
  private count = 0;
  /** Offsets in bytes: of the last token, of the end of the last entry, and of the current piece. */
  private token = -1;
  private entryEnd = 0;
  private pieceStart = 0;
  /** Start of the current piece. */
  private position: Position = { line: 1, column: 1 };

  constructor() {
    this.parser.onToken = (token) => this.check(token);
    this.parser.onValue = ({ value }) => {
      this.entries.push(value);
      this.count++;
      this.entryEnd = this.token;
    };
  }

  *read(piece: string): Generator<unknown> {
    const problem = problemOf(() => this.parser.write(piece));
    yield* this.entries;
    this.entries = [];
    if (problem) throw this.importError(problem, piece);
    this.position = after(this.position, piece);
    this.pieceStart += Buffer.byteLength(piece);
    if (!this.parser.isEnded) this.bound(this.pieceStart);
  }

  /** Throws if the list is incomplete. */
  end(): void {
    if (this.parser.isEnded) return;
    const problem = problemOf(() => this.parser.end());
    if (problem instanceof ImportError) throw problem;
    throw this.token < 0 ? new ImportError('The file is empty.') : broken(this.position);
  }

  private check({ token, value, offset }: ParsedTokenInfo) {
    if (this.token < 0 && token !== TokenType.LEFT_BRACKET) {
      const single = token === TokenType.LEFT_BRACE ? {} : value;
      throw new ImportError(`The file must be a JSON list of products; it is ${named(single)}.`);
    }
    this.token = offset;
    this.bound(offset);
  }

  private bound(offset: number) {
    if (offset - this.entryEnd <= LONGEST_ROW) return;
    throw new ImportError(`Row ${this.count + 1} is too long for a product.`);
  }

  private importError(problem: Error, piece: string): ImportError {
    if (problem instanceof ImportError) return problem;
    // The parser states the position of a wrong character only in its message; a wrong token is the last one read.
    const stated = /absolute position "(\d+)"/.exec(problem.message)?.[1];
    const offset = stated === undefined ? this.token : Number(stated);
    const before = Buffer.from(piece).subarray(0, Math.max(0, offset - this.pieceStart));
    return broken(after(this.position, before.toString()));
  }
}

function problemOf(work: () => void): Error | null {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof Error) return error;
    throw error;
  }
}

/** Returns the position after a text that begins at the given position. */
function after({ line, column }: Position, text: string): Position {
  const breaks = text.split('\n').length - 1;
  if (breaks === 0) return { line, column: column + text.length };
  return { line: line + breaks, column: text.length - text.lastIndexOf('\n') };
}

const broken = ({ line, column }: Position) =>
  new ImportError(`The file is not valid JSON: check line ${line}, column ${column}.`);
