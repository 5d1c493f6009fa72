// ESLint rules for the language of comments and test names.

const OPENING = /^(what|where|who|how|that)\b/i;
const PHRASE =
  /\b(where there (?:is|are)|whoever|anew|in place of|of its own|stands?(?!-)|becomes? of)\b/i;
const TESTS = new Set(['describe', 'it', 'test']);

/** Reports the first wrong opening and phrase of a text. */
function check(context, text, place) {
  const opening = OPENING.exec(text)?.[0];
  if (opening) context.report({ ...place, messageId: 'opening', data: { opening } });
  const phrase = PHRASE.exec(text)?.[0];
  if (phrase) context.report({ ...place, messageId: 'phrase', data: { phrase } });
}

const messages = {
  opening: 'Start with a noun or a verb, not with “{{opening}}”.',
  phrase: 'Replace “{{phrase}}” by plain words.',
};

/** Returns the text of a block comment without the stars at the beginning of its lines. */
const blockText = ({ value }) =>
  value
    .replace(/^[ \t]*\*+/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the texts of comments, with consecutive line comments joined. */
function textsOf(comments) {
  const texts = [];
  let last = null;
  for (const comment of comments) {
    const { type, loc, value } = comment;
    const continues =
      type === 'Line' &&
      last?.type === 'Line' &&
      last.loc.end.line === loc.start.line - 1 &&
      last.loc.start.column === loc.start.column;
    if (continues) texts.at(-1).text += ` ${value.trim()}`;
    else texts.push({ text: type === 'Line' ? value.trim() : blockText(comment), loc });
    last = comment;
  }
  return texts;
}

/** @type {import('eslint').Rule.RuleModule} */
const comments = {
  meta: { type: 'suggestion', schema: [], messages },
  create: (context) => ({
    Program: () => {
      for (const { text, loc } of textsOf(context.sourceCode.getAllComments()))
        check(context, text, { loc });
    },
  }),
};

/** Returns the name of the called function: `test` for `test.only('…')` and `test.each([])('…')`. */
function calledName(node) {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression') return calledName(node.object);
  if (node.type === 'CallExpression') return calledName(node.callee);
  return node.type === 'TaggedTemplateExpression' ? calledName(node.tag) : null;
}

function plainText(node) {
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.raw).join('…');
  return typeof node?.value === 'string' ? node.value : null;
}

/** @type {import('eslint').Rule.RuleModule} */
const testNames = {
  meta: { type: 'suggestion', schema: [], messages },
  create: (context) => ({
    CallExpression: ({ callee, arguments: [name] }) => {
      const text = plainText(name);
      if (text !== null && TESTS.has(calledName(callee))) check(context, text, { node: name });
    },
  }),
};

const plugins = { writing: { rules: { comments, 'test-names': testNames } } };

/** @type {import('eslint').Linter.Config[]} */
export const writingRules = [
  { plugins, files: ['**/*.{ts,tsx,mjs,js}'], rules: { 'writing/comments': 'error' } },
  { plugins, files: ['**/*.{spec,test}.{ts,tsx,mjs}'], rules: { 'writing/test-names': 'error' } },
];
