import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';

/** Elements of the current page with a running animation or transition. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().activeDuration) > 1)
      .map((animation) => {
        const { target } = animation.effect as KeyframeEffect;
        return `${target?.tagName} ${target?.className}`;
      }),
  );

test('stops all animations with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/products/outdoor', '/products/15']) {
    await page.goto(path);
    expect(await moving(page), path).toEqual([]);
  }
  await page
    .getByRole('button', { name: 'Contact Sales' })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await moving(page)).toEqual([]);
  // Verifies the measurement: it finds an existing animation.
  await page.evaluate(() => void document.body.animate({ opacity: [0.9, 1] }, 60_000));
  expect(await moving(page)).toEqual([expect.stringMatching(/^BODY/)]);
});
