import { violationsOf } from '../../support/accessibility';
import { httpRequest } from '../../support/api';
import { expect, test } from '../../support/fixtures';
import { successToast } from '../../support/forms';

test.use({ signedIn: { as: 'admin', on: 'admin' } });

const PATH = '/page/air-conditioning-for-hospital';

test(
  'shows unsaved English and drafts in Bangla on the page before they are published',
  { tag: '@wide-only' },
  async ({ page, product }) => {
    const english = 'Operating theatres before anything else';
    const bangla = 'অপারেশন থিয়েটার সবার আগে';
    await page.goto(`${product.adminUrl}/dashboard/setting/page-texts?page_key=sector-hospital`);
    await page
      .getByRole('link', { name: /^Edit / })
      .first()
      .click();
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill(english);
    await page.getByRole('button', { name: 'Preview page' }).click();
    const dialog = page.getByRole('dialog', { name: 'Preview of the page' });
    const link = dialog.getByRole('link', { name: 'Open in English' });
    await expect(link).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    const address = (await link.getAttribute('href'))!;

    const site = await page.context().newPage();
    const response = await site.goto(address);
    expect(response?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'same-origin',
    });
    await expect(site.getByText('Preview, not published')).toBeVisible();
    await expect(site.getByRole('heading', { level: 1 })).toContainText(english);
    expect(await violationsOf(site)).toEqual([]);
    expect((await httpRequest(product.publicUrl + PATH)).text).not.toContain(english);

    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Translate' }).click();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await page.getByLabel('Title in Bangla').fill(bangla);
    await page.getByRole('button', { name: 'Save as draft' }).click();
    await expect(successToast(page)).toContainText('The draft is saved.');
    await page.getByRole('button', { name: 'Preview page' }).click();
    const inBangla = (await dialog
      .getByRole('link', { name: 'Open in Bangla' })
      .getAttribute('href'))!;
    await site.goto(inBangla);
    await expect(site.getByRole('heading', { level: 1 })).toContainText(bangla);
    expect((await httpRequest(`${product.publicUrl}/bn${PATH}`)).text).not.toContain(bangla);

    await site.goto(`${product.publicUrl}${PATH}?preview=unknown`);
    await expect(site.getByText('This preview has ended.')).toBeVisible();
    await expect(site.getByRole('heading', { level: 1 })).not.toContainText(english);
  },
);

test(
  'restores an earlier version of Bangla texts as a draft',
  { tag: '@wide-only' },
  async ({ page, product }) => {
    await page.goto(`${product.adminUrl}/dashboard/setting/translations?subject=industry`);
    await page
      .getByRole('link', { name: /^Translate / })
      .first()
      .click();
    const input = page.getByRole('textbox', { name: / in Bangla$/ }).first();
    await expect(input).not.toHaveValue('');
    const before = await input.inputValue();
    await input.fill(`${before} এখন`);
    await page.getByRole('button', { name: 'Approve and publish' }).click();
    await expect(successToast(page)).toContainText('The texts are on the site.');
    await page.getByRole('button', { name: 'History' }).click();
    const dialog = page.getByRole('dialog', { name: 'History of the Bangla texts' });
    await expect(dialog.getByText('These texts are the same as now.')).toBeVisible();
    await dialog.getByRole('button', { name: /As delivered/ }).click();
    await expect(dialog.locator('ins')).toContainText('এখন');
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Restore as a draft' }).click();
    await expect(successToast(page)).toContainText('The draft is saved.');
    await expect(input).toHaveValue(before);
    await expect(page.getByText(`On the site: ${before} এখন`)).toBeVisible();
  },
);
