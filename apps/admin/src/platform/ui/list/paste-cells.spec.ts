import type { CellEdit, ListColumn } from './list-columns';
import { copiedCells, fillDown } from './paste-cells';

interface Row {
  id: number;
  offer: string;
  regular: string;
}

const edit = (field: 'offer' | 'regular') =>
  ({
    check: (text: string) => (text === 'x' ? 'No price' : null),
    applied: (row: Row, text: string) => ({ ...row, [field]: text }),
  }) as CellEdit<Row>;
const column = (field: string, own?: CellEdit<Row>) =>
  ({
    field,
    header: field,
    width: 1,
    cell: () => null,
    ...(own && { edit: own }),
  }) satisfies ListColumn<Row>;
const columns = [
  column('offer', edit('offer')),
  column('title'),
  column('regular', edit('regular')),
];
const rows = [1, 2, 3].map((id) => ({ id, offer: 'old', regular: 'old' }));

it.each([
  ['1,25,000', null],
  ['1,25,000\n', null],
  ['1\n2\r\n3\n', [['1'], ['2'], ['3']]],
  ['1\t2', [['1', '2']]],
])('parses the clipboard text %j as %j', (text, cells) => expect(copiedCells(text)).toEqual(cells));

it('fills the rows below and the editable columns beside the first cell', () => {
  const paste = fillDown(columns, rows, { id: 2, field: 'offer' }, [['1', '2'], ['x', '3'], ['4']]);
  expect(paste.changes).toEqual([
    { before: rows[1], edited: { id: 2, offer: '1', regular: '2' } },
    { before: rows[2], edited: { id: 3, offer: 'old', regular: '3' } },
  ]);
  expect(paste.problems).toEqual([{ row: rows[2], field: 'offer', message: 'No price' }]);
  expect(paste.left).toBe(1);
});

it('keeps a cell if its pasted value is blank', () => {
  const paste = fillDown(columns, rows, { id: 1, field: 'regular' }, [[' '], ['5', '6']]);
  expect(paste.changes).toEqual([
    { before: rows[1], edited: { id: 2, offer: 'old', regular: '5' } },
  ]);
  expect(paste.left).toBe(1);
});
