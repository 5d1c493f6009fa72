// ESLint rules for the markup of the site and the dashboard.

/** Properties for spacing in `sx`, including MUI's short forms. */
const SPACING = /^(m|p)[trblxy]?$|^(margin|padding)([A-Z]|$)|^(gap|rowGap|columnGap)$/;
const COLOR = /#[\da-f]{3,8}\b|\b(rgb|hsl)a?\(|^(white|black)$/i;
const LENGTH = /\d(px|r?em)\b/;
/** Text tags that have no meaning without contents. */
const TEXT_TAGS = new Set([
  ...['abbr', 'b', 'cite', 'code', 'del', 'em', 'i', 'ins', 'kbd', 'mark', 'q'],
  ...['s', 'small', 'strong', 'sub', 'sup', 'u'],
]);
const CONTROLS = new Set(['input', 'select', 'textarea', 'button', 'output', 'fieldset']);

const nameOf = ({ key, computed }) => (computed ? null : (key?.name ?? key?.value));

/** Calls `visit(property, value)` for each literal value in `sx`, including nested objects, arrays and conditions. */
function walkSx(node, visit, property = null) {
  const below = (child, name = property) => walkSx(child, visit, name);
  if (!node) return;
  if (node.type === 'ObjectExpression') {
    for (const entry of node.properties) {
      if (entry.type !== 'Property') continue;
      // { mt: { xs: 1, md: 2 } }: the keys are breakpoints.
      const isNested = property !== null && (SPACING.test(property) || property === 'zIndex');
      below(entry.value, isNested ? property : nameOf(entry));
    }
  } else if (node.type === 'ArrayExpression') node.elements.forEach((element) => below(element));
  else if (node.type === 'ConditionalExpression')
    [node.consequent, node.alternate].forEach((part) => below(part));
  else if (node.type === 'LogicalExpression')
    [node.left, node.right].forEach((part) => below(part));
  else if (node.type === 'ArrowFunctionExpression') below(node.body);
  else if (node.type === 'UnaryExpression') below(node.argument);
  else if (node.type === 'Literal') visit(property, node.value, node);
  else if (node.type === 'TemplateLiteral')
    visit(property, node.quasis.map(({ value }) => value.raw).join(' '), node);
}

/** @type {import('eslint').Rule.RuleModule} */
const sxTokens = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      spacing: 'Spacing in sx is a number of spacing units, as in mt: 2.',
      color: 'Colours in sx are of the palette, as text.secondary, or of libs/tokens.',
      zIndex: 'A z-index in sx is one of the theme, as modal.',
      media: 'Media queries in sx are of theme.breakpoints.',
    },
  },
  create: (context) => {
    const check = (value) => {
      walkSx(value, (property, plain, node) => {
        const text = String(plain);
        if (property === 'zIndex' && typeof plain === 'number')
          return context.report({ node, messageId: 'zIndex' });
        if (typeof plain !== 'string') return;
        if (property !== null && SPACING.test(property) && LENGTH.test(text))
          context.report({ node, messageId: 'spacing' });
        if (COLOR.test(text)) context.report({ node, messageId: 'color' });
      });
    };
    return {
      "JSXAttribute[name.name='sx']": ({ value }) => value && check(value.expression),
      "Property[key.name='sx']": ({ value }) => check(value),
      ":matches(JSXAttribute[name.name='sx'], Property[key.name='sx']) Property[key.value=/^@media.*width/]":
        (node) => context.report({ node, messageId: 'media' }),
    };
  },
};

/** @type {import('eslint').Rule.RuleModule} */
const emptyTextTag = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      empty: 'Draw with SVG, or with a <span> that screen readers skip; <{{tag}}> is for text.',
    },
  },
  create: (context) => ({
    JSXElement(node) {
      const tag = node.openingElement.name.name;
      const isEmpty = node.children.every(({ type, value }) => type === 'JSXText' && !value.trim());
      if (TEXT_TAGS.has(tag) && isEmpty)
        context.report({ node, messageId: 'empty', data: { tag } });
    },
  }),
};

const attribute = ({ attributes }, name) =>
  attributes.find((entry) => entry.type === 'JSXAttribute' && entry.name.name === name)?.value;

/** Returns the text or the source of an attribute's value. */
const sourceOf = (value, { sourceCode }) =>
  value && (value.type === 'Literal' ? value.value : sourceCode.getText(value.expression));

/** @type {import('eslint').Rule.RuleModule} */
const controlId = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      literal:
        'The id of a form control comes from useId, so that no other id or field name equals it.',
      name: 'An id is not a field name: form and document would find the one by the other.',
    },
  },
  create: (context) => ({
    JSXOpeningElement(node) {
      const id = attribute(node, 'id');
      if (!id) return;
      const text = sourceOf(id, context);
      const isLiteral = (id.expression ?? id).type === 'Literal';
      if (isLiteral && CONTROLS.has(node.name.name))
        context.report({ node: id, messageId: 'literal' });
      else if (text === sourceOf(attribute(node, 'name'), context))
        context.report({ node: id, messageId: 'name' });
    },
    // { id: name, name }: the props that a field passes to its control.
    "ObjectExpression > Property[key.name='id'][value.name='name']": (node) =>
      context.report({ node, messageId: 'name' }),
  }),
};

/** Words other than units and addresses. */
const WORDS = '/^(?!\\s*(TR|HP|kW|mm|\\u002F\\S*)\\s*$)[^]*[A-Za-z]{2}/';
const VISIBLE = /^(label|title|placeholder|alt|text|heading|caption|hint|aria-label)$/;
const message = 'Visible text is in a *.texts module, where it can be translated.';

/** Places of visible text in markup, except names of keys. */
const PLACES = [
  "JSXElement[openingElement.name.name!='kbd'] > JSXExpressionContainer",
  'JSXFragment > JSXExpressionContainer',
  `JSXAttribute[name.name=${VISIBLE}] > JSXExpressionContainer`,
];

/** Selectors of English text in markup: children, visible attributes, and the branches of conditions in both. */
const visibleText = [
  `JSXElement[openingElement.name.name!='kbd'] > JSXText[value=${WORDS}]`,
  `JSXFragment > JSXText[value=${WORDS}]`,
  `JSXAttribute[name.name=${VISIBLE}] > Literal[value=${WORDS}]`,
  ...PLACES.flatMap((place) => [
    `${place} > Literal[value=${WORDS}]`,
    `${place} > ConditionalExpression > Literal[value=${WORDS}]`,
    `${place} > TemplateLiteral > TemplateElement[value.raw=${WORDS}]`,
  ]),
].map((selector) => ({ selector, message }));

/** @type {import('eslint').Linter.Config[]} */
export const uiRules = [
  {
    files: ['apps/{web,admin}/**/*.tsx'],
    plugins: {
      ui: {
        rules: { 'sx-tokens': sxTokens, 'empty-text-tag': emptyTextTag, 'control-id': controlId },
      },
    },
    rules: { 'ui/sx-tokens': 'error', 'ui/empty-text-tag': 'error', 'ui/control-id': 'error' },
  },
  {
    files: ['apps/{web,admin}/**/*.tsx'],
    ignores: ['**/*.texts{,.bn}.tsx', '**/*.{spec,fixture}.tsx', '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...visibleText] },
  },
];
