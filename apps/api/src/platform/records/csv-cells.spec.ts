import { defuse, undefuse } from './csv-cells';

it.each(['+8801711000000', '+880 17 1100 0000', '-5.5', '-5', '+44 20 7946 0000'])(
  'leaves the number %s unchanged',
  (cell) => {
    expect(defuse(cell)).toBe(cell);
  },
);

it.each([
  '=1+1',
  '+1+1',
  '-1-1',
  '-5.5.5',
  '+cmd|/C calc!A0',
  '+880 1711!A1',
  '-',
  '+',
  '+ 880',
  '@SUM(A1)',
  '\t=1',
  "'+880",
  '\uFF1D1+1',
  '-5\n=1',
  '-5\n',
])('defuses %j and restores it', (cell) => {
  expect(defuse(cell)).toBe(`'${cell}`);
  expect(undefuse(defuse(cell))).toBe(cell);
});

it('restores a phone number that is preceded by an apostrophe in the file', () => {
  expect(undefuse("'+8801711000000")).toBe('+8801711000000');
});
