import fc from 'fast-check';
import { assignIds } from './assign-ids';

const row = (at: number, id: number, model: string) => ({ row: at, id, model });

describe('assigning ids', () => {
  it('keeps ids that are used once', () => {
    expect(assignIds([row(1, 5, 'a'), row(2, 3, 'b')], [], 100)).toEqual([]);
  });

  it('continues after the largest id of the file or the catalogue', () => {
    const rows = [row(1, 5, 'a'), row(2, 5, 'b'), row(3, 5, 'c'), row(4, 9, 'd')];
    expect(assignIds(rows, [], 0).map(({ row, to }) => [row, to])).toEqual([
      [2, 10],
      [3, 11],
    ]);
    expect(assignIds(rows, [], 40).map(({ to }) => to)).toEqual([41, 42]);
  });

  it('reuses the id of the product that has the model', () => {
    const rows = [row(1, 5, 'a'), row(2, 5, 'B ')];
    const known = [
      { id: 5, model: 'A' },
      { id: 6, model: 'b' },
    ];
    expect(assignIds(rows, known, 90)).toMatchObject([{ row: 2, id: 5, to: 6 }]);
  });

  it('leaves an id to the row with the stored model, in any order of rows', () => {
    const rows = [row(1, 5, 'b'), row(2, 5, 'a')];
    const known = [
      { id: 5, model: 'a' },
      { id: 6, model: 'b' },
    ];
    expect(assignIds(rows, known, 6)).toMatchObject([{ row: 1, id: 5, to: 6 }]);
  });

  it('makes all ids different, and the same ones on a second run', () => {
    const file = fc.array(fc.tuple(fc.integer({ min: 1, max: 8 }), fc.constantFrom('a', 'b', 'c')));
    fc.assert(
      fc.property(file, fc.nat(20), (entries, largest) => {
        const rows = entries.map(([id, model], index) => row(index + 1, id, model));
        const given = (changed: ReturnType<typeof assignIds>) => {
          const byRow = new Map(changed.map(({ row, to }) => [row, to]));
          return rows.map(({ row, id }) => byRow.get(row) ?? id);
        };
        const first = given(assignIds(rows, [], largest));
        expect(new Set(first).size).toBe(rows.length);
        const stored = rows.map(({ model }, index) => ({ id: first[index]!, model }));
        expect(given(assignIds(rows, stored, Math.max(largest, ...first))).sort()).toEqual(
          first.sort(),
        );
      }),
    );
  });
});
