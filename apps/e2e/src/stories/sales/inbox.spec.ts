import type { Page } from '@playwright/test';
import { newAccount } from '../../support/accounts';
import { violationsOf } from '../../support/accessibility';
import { requestWithToken, tokenOf } from '../../support/api';
import { expect, test } from '../../support/fixtures';
import { press } from '../../support/keyboard';
import { mailsTo, mailText } from '../../support/mailbox';
import type { Product } from '../../support/product';

const INBOX = '/dashboard/setting/client-message';

/** A visitor with an account who sends enquiries and checks their state. */
async function visitorOf(product: Product) {
  const account = await newAccount(product);
  const token = await tokenOf(product, account);
  const send = async (fields: Record<string, string>): Promise<string> => {
    const body = {
      ...{ firstName: 'Moushumi', lastName: 'Begum', number: '01700 000000' },
      ...{ email: account.email, page: '/contact-us', ...fields },
    };
    const sent = await requestWithToken(product, token, '/contact-message', {
      method: 'POST',
      body,
    });
    expect(sent.status, sent.text).toBe(201);
    return (JSON.parse(sent.text) as { reference: string }).reference;
  };
  const stateOf = async (reference: string) => {
    const { text } = await requestWithToken(product, token, '/contact-message/own');
    const { data } = JSON.parse(text) as { data: { reference: string; state: string }[] };
    return data.find((enquiry) => enquiry.reference === reference)?.state;
  };
  return { email: account.email, send, stateOf };
}

const openEnquiry = (page: Page) =>
  page.getByRole('article', { name: 'Enquiry from Moushumi Begum' });

test(
  'staff read an enquiry, reply by keyboard, and release one held back as spam',
  { tag: '@wide-only' },
  async ({ page, product, signInAsNew }) => {
    const visitor = await visitorOf(product);
    const reference = await visitor.send({ message: 'Two rooms of 40 square metres in Banani.' });
    const held = await visitor.send({ message: 'Is the report ready?', website: 'filled in' });
    expect(await visitor.stateOf(reference)).toBe('received');
    const staff = await signInAsNew('admin', 'admin');

    await page.goto(`${product.adminUrl}${INBOX}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Contact Messages');
    await page.getByRole('searchbox', { name: 'Search enquiries' }).fill(reference);
    await expect(page).toHaveURL(/q=/);
    const row = page.getByRole('link', { name: /Moushumi Begum\s?, new/ });
    // Earlier rows stay until the search results are loaded.
    const rows = page.getByRole('region', { name: 'Enquiries' }).getByRole('listitem');
    await expect(rows).toHaveCount(1);
    await expect(row).toBeVisible();
    await page.getByRole('heading', { name: /^Waiting/, level: 2 }).click();
    await page.keyboard.press('j');
    const open = openEnquiry(page);
    await expect(open.getByText('Two rooms of 40 square metres in Banani.')).toBeVisible();
    await expect(open.getByRole('button', { name: 'Status: Read' })).toBeVisible();
    await expect(row).toBeHidden();
    await expect.poll(() => visitor.stateOf(reference)).toBe('in_progress');

    await page.keyboard.press('i');
    await expect(open.getByRole('button', { name: `Owner: ${staff.name}` })).toBeVisible();
    await page.keyboard.press('r');
    await page.keyboard.type('Dear Moushumi Begum, we come on Tuesday.');
    await page.reload();
    const reply = open.getByRole('textbox', { name: 'Reply to Moushumi Begum' });
    await expect(reply).toHaveValue('Dear Moushumi Begum, we come on Tuesday.');
    await reply.press('ControlOrMeta+Enter');
    // This product has no mail server, so the reply waits in the mail log.
    await expect(open.getByRole('button', { name: 'Status: Not sent yet' })).toBeVisible();
    await expect(open).toContainText(`${reference}, reply not sent yet`);
    await expect(reply).toHaveValue('');
    const history = open.getByRole('region', { name: 'History', exact: true });
    await expect(history).toContainText(`${staff.name} replied by email`);
    await expect(history).toContainText('This reply is waiting for the mail server.');
    // The visitor has not received a reply yet.
    expect(await visitor.stateOf(reference)).toBe('in_progress');
    const [newest] = await mailsTo(product, visitor.email);
    expect(newest?.subject).toContain(reference);
    expect(await mailText(product, visitor.email, newest!.subject)).toContain(
      'Dear Moushumi Begum, we come on Tuesday.',
    );

    await open.getByRole('button', { name: 'Internal note' }).click();
    await open
      .getByRole('textbox', { name: 'Internal note about Moushumi Begum' })
      .fill('Fifth floor.');
    await open.getByRole('button', { name: 'Save note' }).click();
    await expect(history).toContainText('Fifth floor.');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violationsOf(page), `axe on an enquiry, ${colorScheme}`).toEqual([]);
    }

    const before = (await mailsTo(product, visitor.email)).length;
    await page.goto(`${product.adminUrl}${INBOX}?status=spam&q=${held}`);
    await page.getByRole('link', { name: /Moushumi Begum/ }).click();
    await expect(open.getByText('Held back as spam')).toBeVisible();
    expect(await violationsOf(page), 'axe on spam, dark').toEqual([]);
    await press(page, open.getByRole('button', { name: 'Release' }));
    await expect(page.getByText('The enquiry from Moushumi Begum is new again.')).toBeVisible();
    await expect.poll(async () => (await mailsTo(product, visitor.email)).length).toBe(before + 1);

    await page.goto(`${product.adminUrl}${INBOX}?q=${held}`);
    await page.getByRole('button', { name: 'Table' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
    await page.getByRole('checkbox', { name: 'Select Moushumi Begum' }).check();
    await page.getByRole('button', { name: 'Status', exact: true }).click();
    await page.getByRole('menuitemradio', { name: 'Archived' }).click();
    const changed = page.getByRole('status').filter({ hasText: '1 enquiry changed.' });
    await expect(changed.getByRole('button', { name: 'Undo' })).toBeVisible();
    await page.getByRole('button', { name: 'Delete message from Moushumi Begum' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Confirm Delete' });
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No enquiries match.')).toBeVisible();
    const deleted = page.getByRole('status').filter({ hasText: 'was deleted.' });
    await deleted.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('gridcell', { name: 'Begum', exact: true })).toBeVisible();
    expect(await violationsOf(page), 'axe on the table, dark').toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await violationsOf(page), 'axe on the table, light').toEqual([]);
  },
);
