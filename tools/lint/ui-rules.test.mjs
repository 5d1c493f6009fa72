import { ESLint } from 'eslint';
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import tseslint from 'typescript-eslint';
import { ROOT } from '../setup/root.mjs';
import { uiRules } from './ui-rules.mjs';

const eslint = new ESLint({
  cwd: ROOT,
  overrideConfigFile: true,
  overrideConfig: [
    { files: ['**/*.tsx'], languageOptions: { parser: tseslint.parser } },
    ...uiRules,
  ],
});

/** Returns the rule and message of each report on a piece of markup. */
async function reportsOn(markup) {
  const [{ messages }] = await eslint.lintText(`export const part = ${markup};`, {
    filePath: join(ROOT, 'apps/admin/src/platform/ui/part.tsx'),
  });
  return messages.map(({ ruleId, messageId, message }) => `${ruleId ?? message} ${messageId}`);
}

const rejected = {
  'ui/sx-tokens spacing': [
    `<Box sx={{ mt: '12px' }} />`,
    `<Box sx={{ padding: '0 1rem' }} />`,
    `<Box sx={{ gap: narrow ? 1 : '10px' }} />`,
    `<Box sx={{ px: { xs: 1, md: '20px' } }} />`,
    `<Box sx={(theme) => ({ '& > p': { marginTop: '4px' } })} />`,
    'wrap({ slotProps: { paper: { sx: { m: `${3}px 4px` } } } })',
  ],
  'ui/sx-tokens color': [
    `<Box sx={{ color: '#0b6fb8' }} />`,
    `<Box sx={{ background: 'white' }} />`,
    `<Box sx={[{ border: '1px solid rgb(0 0 0 / 0.2)' }]} />`,
  ],
  'ui/sx-tokens zIndex': [`<Box sx={{ zIndex: 5 }} />`, `<Box sx={{ zIndex: { md: -1 } }} />`],
  'ui/sx-tokens media': [`<Box sx={{ '@media (max-width: 700px)': { mt: 1 } }} />`],
  'ui/empty-text-tag empty': [`<i />`, `<s style={{ left: 4 }}></s>`, `<div><em> </em></div>`],
  'ui/control-id literal': [`<input id="email" name="mail" />`, `<select id={'sort'} />`],
  'ui/control-id name': [
    `<Field id="email" name="email" />`,
    `<input id={name} name={name} />`,
    `children({ id: name, name })`,
  ],
  'no-restricted-syntax restrictedSyntax': [
    `<p>Sold out</p>`,
    `<>Sold out</>`,
    `<p>{isSold ? 'Sold out' : null}</p>`,
    '<p>{`${count} left`}</p>',
    `<img alt="A cassette" />`,
    `<input aria-label={isShort ? 'Search' : texts.search} />`,
  ],
};
const accepted = [
  `<Box sx={{ mt: 2.5, px: { xs: 1, md: 3 }, gap: 1 }} />`,
  `<Box sx={{ color: 'text.secondary', background: colors.white, zIndex: 'modal' }} />`,
  `<Box sx={({ breakpoints }) => ({ [breakpoints.down('sm')]: { top: 'auto' } })} />`,
  `<Box sx={{ borderRadius: '12px', width: 40 }} />`,
  `<p><b>12</b> <em>{text}</em></p>`,
  `<span aria-hidden="true" />`,
  `<input id={id} name={name} />`,
  `<h2 id="sizes">{texts.sizes}</h2>`,
  `<p>{figure} <small>TR</small> <kbd>Enter</kbd></p>`,
  `<img alt={texts.alt} className="wide picture" />`,
];

describe('the rules for markup', () => {
  for (const [report, examples] of Object.entries(rejected)) {
    for (const markup of examples) {
      test(`reject ${markup}`, async () => assert.deepEqual(await reportsOn(markup), [report]));
    }
  }
  for (const markup of accepted) {
    test(`accept ${markup}`, async () => assert.deepEqual(await reportsOn(markup), []));
  }
});
