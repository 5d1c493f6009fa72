import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import { press } from '../../support/keyboard';

/** Drags a finger sideways over an element and rests; negative is to the left. */
async function swipe(page: Page, over: Locator, by: number) {
  const { x, y, width, height } = (await over.boundingBox())!;
  const from = { x: x + width / 2 - by / 2, y: y + height / 2 };
  const session = await page.context().newCDPSession(page);
  let timestamp = Date.now() / 1000;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      // A finger that leaves at speed is a fling, and the browser would treat the next tap as its end.
      timestamp: (timestamp += 0.1),
      touchPoints: moved === undefined ? [] : [{ x: from.x + moved, y: from.y }],
    });
  await touch('touchStart', 0);
  for (const share of [0.25, 0.5, 0.75, 1, 1]) await touch('touchMove', share * by);
  await touch('touchEnd');
  await session.detach();
}

test('shows the gallery full screen, by touch and by keyboard', async ({ page }) => {
  await page.goto('/gallery');
  const links = page.getByRole('link', { name: /^Open picture/ });
  await expect(links).toHaveCount(6);
  const viewer = page.getByRole('dialog');
  const picture = viewer.getByRole('button', { name: 'Close picture' });

  await links.nth(1).tap();
  await expect(viewer).toContainText('2 of 6');
  expect(await viewer.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
  await viewer.getByRole('button', { name: /^Picture 6/ }).tap();
  await expect(viewer).toContainText('6 of 6');
  await swipe(page, picture, -160);
  await expect(viewer).toContainText('1 of 6');
  await swipe(page, picture, 160);
  await expect(viewer).toContainText('6 of 6');
  await picture.tap();
  await expect(viewer).toHaveCount(0);
  await expect(links.nth(1)).toBeFocused();

  await press(page, links.nth(2));
  await expect(viewer).toContainText('3 of 6');
  for (const [key, place] of [
    ['ArrowLeft', '2 of 6'],
    ['Home', '1 of 6'],
    ['ArrowLeft', '6 of 6'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(viewer).toContainText(place);
  }
  // The focus is trapped inside.
  for (let step = 0; step < 14; step++) {
    await page.keyboard.press('Tab');
    await expect(viewer.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(links.nth(2)).toBeFocused();
});

test('closes the gallery viewer on back and keeps the scroll position', async ({ page }) => {
  await page.goto('/');
  await page.goto('/gallery');
  const viewer = page.getByRole('dialog');
  const link = page.getByRole('link', { name: /^Open picture/ }).nth(4);
  await link.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(0);
  const expectClosed = async () => {
    await expect(viewer).toHaveCount(0);
    await expect(page).toHaveURL('/gallery');
    await expect(link).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  };

  await link.tap();
  await expect(viewer).toContainText('5 of 6');
  await page.goBack();
  await expectClosed();

  await link.tap();
  await viewer.getByRole('button', { name: 'Next picture' }).tap();
  await expect(viewer).toContainText('6 of 6');
  await page.goBack();
  await expectClosed();

  // The viewer belongs to the history entry that is reloaded.
  await link.tap();
  await expect(viewer).toContainText('5 of 6');
  await page.reload();
  await expect(viewer).toContainText('5 of 6');
  await page.goBack();
  await expectClosed();

  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('opens the projects of a group over the list, by touch and by keyboard', async ({ page }) => {
  await page.goto('/our-projects');
  const groups = page.getByRole('navigation', { name: 'Type of building' });
  await expect(page.getByRole('article')).toHaveCount(27);
  await groups.getByRole('link', { name: 'Medical' }).tap();
  await expect(page).toHaveURL('/our-projects?group=medical');
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('status')).toHaveText('3 projects in Medical');

  const dialog = page.getByRole('dialog');
  const hospital = page.getByRole('link', { name: 'Padma General Hospital' });
  await hospital.tap();
  await expect(dialog).toContainText('240 TR');
  await dialog.getByRole('button', { name: 'Next project' }).tap();
  await expect(dialog.getByRole('heading')).toHaveText('Rupsha Clinic');
  await dialog.getByRole('button', { name: 'Close' }).tap();
  await expect(dialog).toHaveCount(0);

  await press(page, hospital);
  await expect(dialog.getByRole('heading')).toHaveText('Padma General Hospital');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(hospital).toBeFocused();
});
