import { requestAsOwner } from '../../support/api';
import { expect, test } from '../../support/fixtures';
import { statusMessage } from '../../support/forms';
import { press } from '../../support/keyboard';
import { linkInMail } from '../../support/mailbox';

test(
  'a visitor confirms the email address by keyboard when asked to',
  { tag: '@wide-only' },
  async ({ page, signInAsNew, problems, product }) => {
    problems.expectStatus(400);
    const { id, email } = await signInAsNew('user', 'site');
    const isConfirmed = async () => {
      const { text } = await requestAsOwner(product, `/user/${id}`);
      return (JSON.parse(text) as { data: { email_confirmed: boolean } }).data.email_confirmed;
    };
    const subject = 'Please confirm your email address';
    const first = await linkInMail(product, email, subject);

    await page.goto('/dashboard');
    const main = page.getByRole('main');
    await expect(main.getByRole('status')).toContainText(
      `Please confirm your email address: open the link we sent to ${email}.`,
    );
    await press(page, main.getByRole('button', { name: 'Send the link again' }));
    await expect(main.getByRole('status')).toHaveText(`We’ve sent the link to ${email} again.`);
    const link = await linkInMail(product, email, subject);
    expect(link).not.toBe(first);

    await page.goto(link);
    expect(await isConfirmed()).toBe(false);
    const confirm = page.getByRole('button', { name: 'Confirm my email address' });
    await press(page, confirm);
    await expect(statusMessage(page)).toHaveText('Thank you. Your email address is confirmed.');
    expect(await isConfirmed()).toBe(true);
    await press(page, page.getByRole('link', { name: 'Go to your dashboard' }));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Your enquiries');
    await expect(main).not.toContainText('Please confirm your email address');

    await page.goto(link);
    await confirm.click();
    await expect(page.getByRole('alert')).toHaveText(/expired or has already been used/);
    await expect(confirm).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
  },
);
