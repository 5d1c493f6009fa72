import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import stylelint from 'stylelint';
import { ROOT } from '../setup/root.mjs';

/** Returns the rules that a style sheet violates. */
async function rulesAgainst(code) {
  const { results } = await stylelint.lint({
    code,
    codeFilename: join(ROOT, 'apps/web/app/platform/ui/sheet.css'),
    configFile: join(ROOT, 'stylelint.config.mjs'),
  });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

const ALLOWED = 'declaration-property-value-allowed-list';
const DISALLOWED = 'declaration-property-value-disallowed-list';
const MEDIA = 'media-feature-name-disallowed-list';

const rejected = [
  ['margin: 13px', ALLOWED],
  ['margin-top: -8px', ALLOWED],
  ['padding: 0 var(--space-16) 4px', ALLOWED],
  ['padding-inline: 1rem', ALLOWED],
  ['padding-left: var(--mine)', ALLOWED],
  ['gap: 16px', ALLOWED],
  ['row-gap: calc(var(--gutter) - 10px)', ALLOWED],
  ['z-index: 5', ALLOWED],
  ['color: #fff', DISALLOWED],
  ['border: 1px solid #FFFFFF', DISALLOWED],
  ['background: white', DISALLOWED],
  ['transition: opacity 250ms', DISALLOWED],
  ['animation: turn 1.4s linear infinite', DISALLOWED],
  ['top: 0 !important', 'declaration-no-important'],
];
const accepted = [
  'margin: 0 auto',
  'margin: calc(-1 * var(--space-8)) 0',
  'padding: var(--space-16) var(--gutter)',
  'padding-block: clamp(var(--space-48), 6vw, var(--space-96)) 0',
  'padding-top: var(--art-stage)',
  'gap: var(--space-4) var(--space-24)',
  'z-index: var(--z-header)',
  'color: var(--white)',
  'white-space: nowrap',
  'mask: linear-gradient(#fff, transparent)',
  'transition: opacity calc(1.25 * var(--t)) var(--ease)',
];

describe('the rules for style sheets', () => {
  for (const [declaration, rule] of rejected) {
    test(`reject ${declaration}`, async () => {
      assert.deepEqual(await rulesAgainst(`a { ${declaration}; }`), [rule]);
    });
  }
  for (const declaration of accepted) {
    test(`accept ${declaration}`, async () => {
      assert.deepEqual(await rulesAgainst(`a { ${declaration}; }`), []);
    });
  }
  for (const [selector, rule] of [
    ['.btn', 'selector-class-pattern'],
    ['.card :global(.i)', 'selector-class-pattern'],
    ['#main', 'selector-max-id'],
  ]) {
    test(`reject ${selector}`, async () => {
      assert.deepEqual(await rulesAgainst(`${selector} { top: 0; }`), [rule]);
    });
  }
  test('accept classes with whole words', async () => {
    assert.deepEqual(await rulesAgainst('.card :global(.button--small) { top: 0; }'), []);
  });
  test('reject widths in media queries', async () => {
    assert.deepEqual(await rulesAgainst('@media (min-width: 700px) { a { top: 0; } }'), [MEDIA]);
    assert.deepEqual(await rulesAgainst('@media (width < 700px) { a { top: 0; } }'), [MEDIA]);
  });
  test('accept the media queries of the tokens', async () => {
    const sheet = '@media (--md-up) and (pointer: coarse) { a { top: 0; } }';
    assert.deepEqual(await rulesAgainst(sheet), []);
  });
});
