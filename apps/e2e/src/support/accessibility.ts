import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

// Half the size of the script that `@axe-core/playwright` sends to the page before each analysis.
const AXE = fileURLToPath(import.meta.resolve('axe-core/axe.min.js'));
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Returns the violations that axe finds on the current page, in a readable form. Comparing colours takes more than half
 * of the time; pass `colours: false` if the same colours are compared at another width or in the other language.
 */
export async function violationsOf(page: Page, { colours = true } = {}): Promise<string[]> {
  // Finishes all animations before colours are checked. The style sheet shortens those that start later, such as a
  // toast that fades out. Content far below is not laid out yet.
  await page.evaluate(() => {
    const brief = 'animation-duration: 1ms !important; transition-duration: 1ms !important;';
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`*, ::before, ::after, ::backdrop { ${brief} }`);
    document.adoptedStyleSheets.push(sheet);
    for (const animation of document.getAnimations()) {
      const { iterations } = animation.effect?.getComputedTiming() ?? {};
      if (iterations === Infinity) animation.cancel();
      else animation.finish();
    }
  });
  // A document keeps the script for further analyses, for example at another width. No page has frames that need it.
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(await readFile(AXE, 'utf8'));
  const violations = await page.evaluate(
    async (options) => {
      const { axe } = window as unknown as {
        axe: { run(options: RunOptions): Promise<AxeResults> };
      };
      return (await axe.run(options)).violations;
    },
    {
      resultTypes: ['violations'],
      runOnly: { type: 'tag', values: RULES },
      rules: { 'color-contrast': { enabled: colours } },
    } satisfies RunOptions,
  );
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}`),
  );
  return [...found, ...(await page.evaluate(idsOfFieldNames))];
}

/** Ids that are also field names: form and document would return one for the other. */
function idsOfFieldNames(): string[] {
  const named = document.querySelectorAll('input, select, textarea, button, output, fieldset');
  const names = new Set([...named].map((field) => field.getAttribute('name')));
  return [...document.querySelectorAll('[id]')]
    .filter(({ id }) => names.has(id))
    .map(({ id }) => `id ${id} is the name of a field`);
}
