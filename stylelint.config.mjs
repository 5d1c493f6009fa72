/** Tokens of libs/tokens, clearances of drawings, and lengths relative to type, box or window. */
const LENGTH = String.raw`(0|auto|inherit|-?[\d.]+(em|%|vw|vh|dvh)|var\(--(space-\d+|gutter|block|max|art-[\w-]+)\)|env\([\w-]+\))`;
/** The same lengths inside `calc()` and similar functions. */
const FORMULA = String.raw`(calc|clamp|min|max)\((${LENGTH}|-?[\d.]+(?![\w.%])|[\s,+*/()-]|max\b|min\b)+\)`;
const SPACES = new RegExp(String.raw`^((${LENGTH}|${FORMULA})( (?!$)|$))+$`);

/** @type {import('stylelint').Config} */
export default {
  ignoreFiles: ['**/dist/**', 'apps/*/build/**', '**/node_modules/**'],
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    'declaration-property-value-allowed-list': [
      {
        '/^(margin|padding)(-|$)/': [SPACES],
        '/^((row|column)-)?gap$/': [SPACES],
        'z-index': [/^var\(--z-[\w-]+\)$/, 'auto'],
      },
      {
        message: (property, value) =>
          `"${property}: ${value}" is not made of the tokens of libs/tokens, as var(--space-16) or var(--z-header)`,
      },
    ],
    // Only the media queries of libs/tokens can check the window size: (--sm-up), (--sm-down), ...
    'media-feature-name-disallowed-list': [
      ['/width$/', '/height$/'],
      { message: 'Use the media queries of libs/tokens, as (--md-up) or (--md-down)' },
    ],
    'declaration-property-value-disallowed-list': [
      {
        '/^(?!.*mask)/': [/#fff(fff)?\b(?!.*url\()/i, /(?<![\w-])white(?![\w-])/],
        // Literal durations would ignore the preference for reduced motion.
        '/^(animation|transition)(-|$)/': [/(?<![\w-])[\d.]+m?s\b/],
      },
      {
        message: (property) =>
          /^(animation|transition)/.test(property)
            ? 'Use a multiple of var(--t), as calc(1.25 * var(--t))'
            : 'Use var(--white)',
      },
    ],
    'selector-class-pattern': [/^.{4,}$/, { message: 'Name a class with a whole word' }],
    'selector-max-id': [
      0,
      { message: 'Use a class or an attribute, since they can be overridden' },
    ],
    'declaration-no-important': [true, { message: 'Use a layer or the order of rules' }],
  },
};
