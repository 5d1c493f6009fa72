import ts from 'typescript';
import { markdownTable } from './markdown-table.mjs';

/** What stands for a default that differs from machine to machine, or follows from another variable. */
const SHOWN = { DATA_DIR: '`./data`' };
const GROUP = /^\/\/ == (.+) ==$/;

/**
 * The tables of all variables of `env.ts`, a heading for each group: the properties of the class Env, with the text of
 * their comments. A property without a comment of its own shares the one above it.
 */
export function settingsTables(source) {
  return groupsOf(source)
    .map(({ title, variables }) => {
      const rows = variables.map(({ name, shown, meaning }) => [`\`${name}\``, shown, meaning]);
      return `### ${title}\n\n${markdownTable(['variable', 'default', 'meaning'], rows)}`;
    })
    .join('\n\n');
}

/** The groups of variables in their order: `[{ title, variables: [{ name, shown, meaning }] }]`. */
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
    if (!group) throw new Error(`env.ts: ${name} stands in no group (// == Name ==)`);
    if (!meaning) throw new Error(`env.ts: ${name} has no comment`);
    const shown = SHOWN[name] ?? defaultOf(member);
    group.variables.push({ name, shown, meaning: comment === null ? 'See above.' : meaning });
  }
  return groups;
}

/** The comments before a property, as they stand in the text. */
const commentsOf = (source, member) =>
  (ts.getLeadingCommentRanges(source, member.pos) ?? []).map(({ pos, end }) =>
    source.slice(pos, end),
  );

const headingsOf = (source, member) =>
  commentsOf(source, member).flatMap((comment) => GROUP.exec(comment)?.[1] ?? []);

/** The text of the comment right above a property, or null. */
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
 * What a variable is where it is not set.
 * @param {ts.PropertyDeclaration} property
 */
function defaultOf({ initializer }) {
  if (!initializer) return 'not set';
  // TypeScript gives numbers without their separators, and texts without their quotes.
  const value = ts.isLiteralExpression(initializer) ? initializer.text : initializer.getText();
  return value === '' ? 'not set' : `\`${value}\``;
}
