import ts from 'typescript';
import { markdownTable } from './markdown-table.mjs';

/** Displayed defaults of variables whose default depends on the machine or on other variables. */
const SHOWN = { DATA_DIR: '`./data`' };
const GROUP = /^\/\/ == (.+) ==$/;

/**
 * Returns the tables of all variables in `env.ts`, with a heading for each group. They list the properties of the class
 * Env with the text of their comments; a property without a comment shares the previous one.
 */
export function settingsTables(source) {
  return groupsOf(source)
    .map(({ title, variables }) => {
      const rows = variables.map(({ name, shown, meaning }) => [`\`${name}\``, shown, meaning]);
      return `### ${title}\n\n${markdownTable(['variable', 'default', 'meaning'], rows)}`;
    })
    .join('\n\n');
}

/** Returns the groups of variables in order: `[{ title, variables: [{ name, shown, meaning }] }]`. */
export function groupsOf(source) {
  const file = ts.createSourceFile('env.ts', source, ts.ScriptTarget.Latest, true);
  const env = file.statements.find(
    (statement) => ts.isClassDeclaration(statement) && statement.name?.text === 'Env',
  );
  if (!env || !ts.isClassDeclaration(env)) throw new Error('env.ts has no class Env');
  const groups = [];
  let meaning = '';
  for (const member of env.members.filter(ts.isPropertyDeclaration)) {
    const heading = headingsOf(source, member).at(-1);
    if (heading) groups.push({ title: heading, variables: [] });
    const comment = commentOf(source, member);
    meaning = comment ?? (heading ? '' : meaning);
    const name = member.name.getText(file);
    const group = groups.at(-1);
    if (!group) throw new Error(`env.ts: ${name} is in no group (// == Name ==)`);
    if (!meaning) throw new Error(`env.ts: ${name} has no comment`);
    const shown = SHOWN[name] ?? defaultOf(member);
    group.variables.push({ name, shown, meaning: comment === null ? 'See above.' : meaning });
  }
  return groups;
}

/** Returns the raw comments before a property. */
const commentsOf = (source, member) =>
  (ts.getLeadingCommentRanges(source, member.pos) ?? []).map(({ pos, end }) =>
    source.slice(pos, end),
  );

const headingsOf = (source, member) =>
  commentsOf(source, member).flatMap((comment) => GROUP.exec(comment)?.[1] ?? []);

/** Returns the text of the doc comment right above a property, or null. */
function commentOf(source, member) {
  const comment = commentsOf(source, member)
    .filter((text) => text.startsWith('/**'))
    .at(-1);
  if (!comment) return null;
  return comment
    .replace(/^\/\*\*|\*\/$/g, '')
    .replace(/^\s*\*/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Returns the default of a variable.
 * @param {ts.PropertyDeclaration} property
 */
function defaultOf({ initializer }) {
  if (!initializer) return 'not set';
  // TypeScript returns numbers without separators and strings without quotes.
  const value = ts.isLiteralExpression(initializer) ? initializer.text : initializer.getText();
  return value === '' ? 'not set' : `\`${value}\``;
}
