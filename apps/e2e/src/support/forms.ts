import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';

/** Chooses an option from a dropdown of the dashboard. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: new RegExp(`^${label}`) }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

/** The dashboard's toast for a success. */
export const successToast = (page: Page) => page.getByRole('status').filter({ hasText: 'Success' });

/** The status message of a page, not that of the search in the header, which is empty at first. */
export const statusMessage = (page: Page) => page.getByRole('status').filter({ hasText: /\S/ });

const SIZE = { width: 240, height: 240, channels: 3 as const, background: '#0B6FB8' };

/** Creates a real picture for a file field. */
export async function pictureFile(format: 'jpeg' | 'png' | 'webp' | 'avif') {
  const buffer = await sharp({ create: SIZE }).toFormat(format).toBuffer();
  return { name: `portrait.${format}`, mimeType: `image/${format}`, buffer };
}

/** An SVG file, which may contain a script. */
export const svgFile = {
  name: 'portrait.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
};
