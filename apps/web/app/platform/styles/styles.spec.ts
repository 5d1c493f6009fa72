import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { AtRule, parse, type Rule } from 'postcss';

const APP = join(__dirname, '../..');
const files = readdirSync(APP, { recursive: true, encoding: 'utf8' });
const globalSheets = files.filter((path) => /(?<!\.module)\.css$/.test(path));

const isFrame = ({ parent }: Rule) => parent instanceof AtRule && parent.name === 'keyframes';

/** First classes of the selectors of a style sheet: `.card` for `.card:hover .button`. */
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

// A page may load the rules of other pages too: parts share sheets, and dialogs load more of them.
test('each global class is defined in one style sheet', () => {
  const homes = new Map<string, string[]>();
  for (const sheet of globalSheets) {
    for (const subject of subjectsOf(sheet)) {
      homes.set(subject, [...(homes.get(subject) ?? []), sheet]);
    }
  }
  expect(homes.size).toBeGreaterThan(10);
  expect([...homes].filter(([, inSheets]) => inSheets.length > 1)).toEqual([]);
});

/** The names of the classes that a module defines. */
function classesOf(module: string): Set<string> {
  const names = new Set<string>();
  parse(readFileSync(module, 'utf8')).walkRules(({ selector }) => {
    const local = selector.replace(/:global\([^)]*\)/g, '');
    for (const [, name] of local.matchAll(/\.([a-zA-Z_]\w*)/g)) names.add(name!);
  });
  return names;
}

// TypeScript accepts any name: a wrong one would leave an element unstyled.
test('components use classes that their modules define', () => {
  const missing: string[] = [];
  let uses = 0;
  for (const file of files.filter((path) => path.endsWith('.tsx'))) {
    const code = readFileSync(join(APP, file), 'utf8');
    for (const [, styles, path] of code.matchAll(/import (\w+) from '(.+\.module\.css)'/g)) {
      const defined = classesOf(join(APP, dirname(file), path!));
      for (const [, name] of code.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, 'g'))) {
        uses += 1;
        if (!defined.has(name!)) missing.push(`${file}: ${styles}.${name}`);
      }
    }
  }
  expect(uses).toBeGreaterThan(300);
  expect(missing).toEqual([]);
});
