import { expect, type Page } from '@playwright/test';

/** Chooses from a dropdown of the dashboard. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: new RegExp(`^${label}`) }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

/** The toast that tells of a success. */
export const success = (page: Page) => page.getByRole('status').filter({ hasText: 'Success' });
