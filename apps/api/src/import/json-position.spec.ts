import fc from 'fast-check';
import { jsonErrorIndex, lineAndColumn } from './json-position';

const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('where a text stops being JSON', () => {
  it.each([
    ['', 0],
    ['[1,]', 3],
    ['[1 2]', 3],
    ['{"a":1,}', 7],
    ['{"a" 1}', 5],
    ['{a:1}', 1],
    ['["open', 1],
    ['[', 1],
    ['{"a":[1}', 7],
    ['[01]', 2],
    ["['a']", 1],
    ['["a\nb"]', 1],
    ['[] []', 3],
    ['[tru]', 1],
  ])('%j stops at %d', (text, index) => expect(jsonErrorIndex(text)).toBe(index));

  it('finds nothing in JSON of any shape', () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom(undefined, 1, '\t'), (text, space) => {
        expect(jsonErrorIndex(JSON.stringify(JSON.parse(text), null, space))).toBeNull();
      }),
    );
  });

  it('judges as JSON.parse does, whatever is cut out of a text or put into it', () => {
    const edits = fc.record({
      text: fc.json(),
      at: fc.nat(200),
      cut: fc.nat(3),
      put: fc.stringMatching(/^[{}[\]",:\\0-9a-fuE.+\- \n]{0,3}$/),
    });
    fc.assert(
      fc.property(edits, ({ text, at, cut, put }) => {
        const edited = text.slice(0, at) + put + text.slice(at + cut);
        expect(jsonErrorIndex(edited) === null).toBe(isJson(edited));
      }),
      { numRuns: 2000 },
    );
  });

  it('bears deep nesting and long text', () => {
    expect(jsonErrorIndex('['.repeat(200_000))).toBe(200_000);
    expect(jsonErrorIndex(`["${'a\\n'.repeat(500_000)}"]`)).toBeNull();
  });

  it('counts lines and columns from 1', () => {
    expect(lineAndColumn('[\n {"a":}\n]', 7)).toEqual({ line: 2, column: 6 });
    expect(lineAndColumn('x', 0)).toEqual({ line: 1, column: 1 });
  });
});
