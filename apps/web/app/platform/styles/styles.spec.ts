import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AtRule, parse, type Rule } from 'postcss';

const APP = join(__dirname, '../..');
const sheets = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.css'),
);

const isFrame = ({ parent }: Rule) => parent instanceof AtRule && parent.name === 'keyframes';

/** What the selectors of a style sheet begin with: `.card` of `.card:hover .btn`. */
function subjectsOf(sheet: string): Set<string> {
  const subjects = new Set<string>();
  parse(readFileSync(join(APP, sheet), 'utf8')).walkRules((rule) => {
    if (isFrame(rule)) return;
    for (const selector of rule.selectors) {
      const subject = /^[a-z]*(\.[\w-]+)+/.exec(selector)?.[0];
      if (subject) subjects.add(subject);
    }
  });
  return subjects;
}

// All sheets are one in the browser, where a page has the rules of every other page too.
test('each class is defined in one style sheet', () => {
  const homes = new Map<string, string[]>();
  for (const sheet of sheets) {
    for (const subject of subjectsOf(sheet)) {
      homes.set(subject, [...(homes.get(subject) ?? []), sheet]);
    }
  }
  expect(homes.size).toBeGreaterThan(100);
  expect([...homes].filter(([, inSheets]) => inSheets.length > 1)).toEqual([]);
});
