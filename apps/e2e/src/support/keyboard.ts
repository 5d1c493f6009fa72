import { expect, type Locator, type Page } from '@playwright/test';

/** More than the focusable elements that any page has before its content. */
const MAX_STOPS = 90;

/** Styles of a control, of the frame around it and of its children. */
const stylesOf = (control: Locator) =>
  control.evaluate((element) => {
    const frame = element.parentElement;
    const borders = frame?.querySelectorAll(':scope > fieldset') ?? [];
    return [element, frame, frame?.parentElement, ...borders, ...element.children]
      .filter((part) => part instanceof Element)
      .map((part) => {
        const { outline, boxShadow, border, backgroundColor, color } = getComputedStyle(part);
        return [outline, boxShadow, border, backgroundColor, color].join();
      })
      .join('\n');
  });

const hasFocus = (control: Locator) =>
  control.evaluate((element) => element === document.activeElement);

/** Presses Tab until a control is focused, and checks that the focus is visible. */
export async function tabTo(
  page: Page,
  control: Locator,
  key: 'Tab' | 'Shift+Tab' | 'ArrowDown' = 'Tab',
): Promise<void> {
  if (await hasFocus(control)) return;
  const before = await stylesOf(control);
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await page.keyboard.press(key);
    if (!(await hasFocus(control))) continue;
    await expect
      .poll(() => stylesOf(control), { message: 'the focus is visible' })
      .not.toBe(before);
    return;
  }
  throw new Error(`${key} does not lead to ${control.toString()}`);
}

/** Moves to a field and replaces its text. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Moves to a button or a link and presses it. */
export async function press(
  page: Page,
  control: Locator,
  key: 'Enter' | 'Space' = 'Enter',
): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** Opens a list of choices and selects one with the arrow keys. Typing its first letters would depend on timing. */
export async function choose(page: Page, list: Locator, choice: string): Promise<void> {
  await press(page, list);
  const option = page.getByRole('option', { name: choice, exact: true });
  await expect(option).toBeVisible();
  await tabTo(page, option, 'ArrowDown');
  await page.keyboard.press('Enter');
}
