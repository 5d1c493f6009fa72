import { parse, type AtRule, type Plugin } from 'postcss';
import customMedia from 'postcss-custom-media';
import { breakpoints, colors, fontSizes, radii, spacing, zIndex } from './tokens.ts';

const prefixed = (prefix: string, tokens: Record<string, string | number>, unit = '') =>
  Object.entries(tokens).map(([name, value]) => [`--${prefix}${name}`, `${value}${unit}`] as const);

/** All tokens as custom properties. */
export const customProperties: ReadonlyMap<string, string> = new Map([
  ...prefixed('', colors),
  ...prefixed('fs-', fontSizes),
  ...spacing.map((px) => [`--space-${px}`, `${px}px`] as const),
  ...prefixed('r-', radii, 'px'),
  ...prefixed('z-', zIndex),
]);

/** Custom properties do not work in media queries, so breakpoints are `@custom-media`. */
export const customMediaQueries: ReadonlyMap<string, string> = new Map(
  Object.entries(breakpoints).flatMap(([name, width]) => [
    [`--${name}-up`, `(width >= ${width}px)`],
    [`--${name}-down`, `(width < ${width}px)`],
  ]),
);

/** Only tokens have these prefixes, so misspelt ones can be reported. */
const TOKEN = /var\((--(?:space|z)-[\w-]+)\)/g;
const CUSTOM_MEDIA = /\((--[\w-]+)\)/g;

function rejectUnknown(text: string, pattern: RegExp, known: ReadonlyMap<string, string>) {
  const unknown = [...text.matchAll(pattern)]
    .map(([, name]) => name!)
    .find((name) => !known.has(name));
  if (unknown) throw new Error(`${unknown} is not a token of libs/tokens.`);
}

/** Replaces `@tokens;` by the tokens, and makes the media queries available in every style sheet. */
const tokens: Plugin = {
  postcssPlugin: 'shishir-tokens',
  Once(root) {
    root.walkDecls(({ value }) => rejectUnknown(value, TOKEN, customProperties));
    root.walkAtRules('media', ({ params }) =>
      rejectUnknown(params, CUSTOM_MEDIA, customMediaQueries),
    );
    root.walkAtRules('tokens', (rule: AtRule) => {
      const lines = [...customProperties].map(([name, value]) => `${name}: ${value};`);
      rule.replaceWith(parse(`:root { ${lines.join(' ')} }`));
    });
    const media = [...customMediaQueries].map(([name, query]) => `@custom-media ${name} ${query};`);
    root.prepend(parse(media.join(' ')));
  },
};

/** Returns the PostCSS plugins of every app with style sheets. */
export const styleTokens = (): Plugin[] => [tokens, customMedia() as Plugin];
