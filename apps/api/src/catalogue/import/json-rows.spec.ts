import fc from 'fast-check';
import { ImportError } from './import-error';
import { jsonRows } from './json-rows';

/** Returns the rows of a text that arrives in pieces of this length. */
async function rowsOf(text: string, length = text.length || 1) {
  const pieces = async function* () {
    for (let at = 0; at < text.length; at += length) {
      yield await Promise.resolve(text.slice(at, at + length));
    }
  };
  const rows: unknown[] = [];
  for await (const row of jsonRows(pieces())) rows.push(row);
  return rows;
}
const messageFor = (text: string, length?: number) =>
  rowsOf(text, length).then(
    () => null,
    (error: unknown) => {
      expect(error).toBeInstanceOf(ImportError);
      return (error as ImportError).message;
    },
  );
const at = (line: number, column: number) =>
  `The file is not valid JSON: check line ${line}, column ${column}.`;

describe('parsing a JSON list', () => {
  it.each([
    ['[1,]', 1, 4],
    ['[1 2]', 1, 4],
    ['[{"a":1,}]', 1, 9],
    ['[{"a" 1}]', 1, 7],
    ['[{a:1}]', 1, 3],
    ['["open', 1, 7],
    ['[', 1, 2],
    ['[{"a":[1}]', 1, 9],
    ['[01]', 1, 3],
    ["['a']", 1, 2],
    ['["a\nb"]', 1, 4],
    ['[] []', 1, 4],
    ['[tru]', 1, 5],
    ['[\n {"শীতল":}\n]', 2, 10],
    ['["ঠান্ডা",\r\n "\\u0995" "b"]', 2, 11],
  ])('rejects %j at line %d, column %d, in pieces of any length', async (text, line, column) => {
    expect(await messageFor(text)).toBe(at(line, column));
    expect(await messageFor(text, 1)).toMatch(/^The file is not valid JSON: check line \d+, /);
  });

  it('returns the same as JSON.parse, for pieces of any length', async () => {
    const lists = fc.array(fc.jsonValue());
    await fc.assert(
      fc.asyncProperty(
        lists,
        fc.constantFrom(undefined, 1, '\t'),
        fc.integer({ min: 1, max: 40 }),
        async (list, space, length) => {
          const text = JSON.stringify(list, null, space);
          expect(await rowsOf(text, length)).toEqual(JSON.parse(text));
        },
      ),
    );
  });

  it('rejects the same randomly edited texts as JSON.parse', async () => {
    const edits = fc.record({
      list: fc.array(fc.jsonValue()),
      from: fc.nat(200),
      cut: fc.nat(3),
      put: fc.stringMatching(/^[{}[\]",:\\0-9a-fuE.+\- \n]{0,3}$/),
      length: fc.integer({ min: 1, max: 40 }),
    });
    await fc.assert(
      fc.asyncProperty(edits, async ({ list, from, cut, put, length }) => {
        const text = JSON.stringify(list);
        const edited = text.slice(0, from) + put + text.slice(from + cut);
        expect((await messageFor(edited, length)) === null).toBe(isJsonList(edited));
      }),
      { numRuns: 2000 },
    );
  });

  it('handles deep nesting and long texts', async () => {
    expect(await messageFor('['.repeat(200_000))).toBe(at(1, 200_001));
    expect(await rowsOf(`["${'a\\n'.repeat(300_000)}"]`, 65_536)).toHaveLength(1);
  });

  it('limits the length of a row, for pieces of any length', async () => {
    const text = `[1, {"model": "${'x'.repeat(1_000_001)}"}]`;
    const message = 'Row 2 is too long for a product.';
    expect(await messageFor(text)).toBe(message);
    expect(await messageFor(text, 65_536)).toBe(message);
  });
});

function isJsonList(text: string) {
  try {
    return Array.isArray(JSON.parse(text));
  } catch {
    return false;
  }
}
