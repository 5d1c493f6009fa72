import postcss from 'postcss';
import { styleTokens } from './postcss';
import { breakpoints, down, spacing, up, zIndex } from './tokens';

const compile = async (css: string) =>
  (await postcss(styleTokens()).process(css, { from: 'sheet.css' })).css;

test('inserts the tokens only where a style sheet requests them', async () => {
  const root = await compile('@tokens;');
  expect(root).toMatch(/^:root \{.*--white: #fff;.*\}$/s);
  expect(root).toContain('--space-16: 16px;');
  expect(root).toContain('--z-header: 30;');
  expect(root).toContain('--r-full: 999px;');
  expect(await compile('a { color: red }')).toBe('a { color: red }');
});

test('resolves the media queries of each range in every style sheet', async () => {
  expect(await compile('@media (--md-up) { a { top: 0 } }')).toContain('@media (width >= 861px)');
  expect(await compile('@media (--sm-up) and (--lg-down) { a { top: 0 } }')).toContain(
    '@media (width >= 561px) and (width < 1181px)',
  );
});

test.each([
  ['a length that is not on the scale', 'a { margin: 0 var(--space-13) }', '--space-13'],
  ['an unknown z-index', 'a { z-index: var(--z-modal) }', '--z-modal'],
  ['an unknown media query', '@media (--tablet) { a { top: 0 } }', '--tablet'],
])('fails the build for %s', async (_, css, name) => {
  await expect(compile(css)).rejects.toThrow(`${name} is not a token`);
});

test('keeps screen ranges from overlapping', () => {
  expect(up('sm')).toBe('(min-width: 561px)');
  expect(down('sm')).toBe('(max-width: 560.98px)');
});

test.each([
  ['spacing', [...spacing]],
  ['breakpoints', Object.values(breakpoints)],
  ['zIndex', Object.values(zIndex)],
])('sorts %s in ascending order without duplicates', (_, values) => {
  expect(values).toEqual([...new Set(values)].sort((a, b) => a - b));
});
