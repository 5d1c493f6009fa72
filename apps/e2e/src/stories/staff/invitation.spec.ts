import type { Page } from '@playwright/test';
import { Authenticator, setUpSecondFactor } from '../../support/accounts';
import { expect, test } from '../../support/fixtures';
import { linkInMail } from '../../support/mailbox';

/** Sets whether staff need a second factor, with the owner's session of a page. */
const requireSecondFactor = (page: Page, require_second_factor: boolean) =>
  page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch('/api/v1/setting/security', { method: 'PUT', headers, body });
    if (!response.ok) throw new Error(await response.text());
  }, JSON.stringify({ require_second_factor }));

test('the owner invites a colleague, who sets up password and two-step verification', async ({
  page,
  signInAsNew,
  browser,
  product,
  problems,
}) => {
  problems.expectStatus(403);
  const email = 'rumana@example.com';
  const owner = await signInAsNew('super_admin', 'admin');
  const [cookie] = await page.context().cookies();
  await setUpSecondFactor(product, owner, cookie?.value);
  await page.goto(`${product.adminUrl}/dashboard/user/user-list?kind=invited`);
  await page.getByRole('button', { name: 'Invite staff' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite staff' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Name (optional)').fill('Rumana Haque');
  await dialog.getByLabel('Message (optional)').fill('Welcome, Rumana.');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  // The product of the stories has no mail server, so mails are read from the outbox.
  const shown = page.getByRole('dialog', { name: 'Invitation link' });
  await expect(shown).toBeVisible();
  const link = await linkInMail(product, email, 'You are invited to the dashboard');
  await expect(shown.getByRole('textbox', { name: 'Link' })).toHaveValue(link);
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('expires in 7 days')).toBeVisible();
  await requireSecondFactor(page, true);

  const theirs = await browser.newContext({ viewport: page.viewportSize() });
  const colleague = await theirs.newPage();
  await colleague.goto(link);
  await expect(colleague.getByText('Your role: Admin.')).toBeVisible();
  await expect(colleague).toHaveURL(`${product.adminUrl}/invitation`);
  await expect(colleague.getByLabel('Name')).toHaveValue('Rumana Haque');
  const password = 'a duct in the attic';
  await colleague.getByRole('textbox', { name: 'Password' }).fill(password);
  await colleague.getByRole('button', { name: 'Accept and sign in' }).click();
  const gate = colleague.getByRole('main');
  await expect(gate.getByRole('heading', { level: 1 })).toHaveText(
    'Set up your two-step verification',
  );
  await gate.getByRole('textbox', { name: 'Password' }).fill(password);
  await gate.getByRole('button', { name: 'Next' }).click();
  const code = gate.getByRole('textbox', { name: 'Code' });
  await code.fill(new Authenticator(await gate.locator('code').innerText()).code());
  await gate.getByRole('button', { name: 'Turn on' }).click();
  await gate.getByRole('checkbox', { name: 'I’ve saved these codes' }).check();
  await gate.getByRole('button', { name: 'Done' }).click();
  await expect(colleague).toHaveURL(`${product.adminUrl}/dashboard`);
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('Overview');
  await colleague.goto(link);
  await expect(colleague.getByRole('alert')).toHaveText(
    'This invitation has already been accepted. Please sign in.',
  );
  await theirs.close();

  await page.getByRole('link', { name: /^Staff/ }).click();
  await page.getByRole('searchbox', { name: 'Search users' }).fill(email);
  const card = page.getByRole('listitem').filter({ hasText: email });
  await expect(card).toContainText('Rumana Haque');
  await expect(card).toContainText(/Last sign-in: Today, \d\d:\d\d/);
  await requireSecondFactor(page, false);
});
