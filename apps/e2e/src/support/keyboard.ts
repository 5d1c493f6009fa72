import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page has before its content. */
const MOST_STOPS = 90;

/** How a control is drawn: itself, the frame around it and what it consists of. */
const drawn = (control: Locator) =>
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

/** Goes on by Tab until a control has the focus, and sees by how it is drawn that it has. */
export async function tabTo(
  page: Page,
  control: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  if (await hasFocus(control)) return;
  const before = await drawn(control);
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press(key);
    if (!(await hasFocus(control))) continue;
    await expect.poll(() => drawn(control), { message: 'the focus can be seen' }).not.toBe(before);
    return;
  }
  throw new Error(`${key} does not lead to ${control.toString()}`);
}

/** Goes to a field and types into it, in place of what stood there. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Goes to a button or a link and presses it. */
export async function press(
  page: Page,
  control: Locator,
  key: 'Enter' | 'Space' = 'Enter',
): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}
