import { expect, test } from '../../support/fixtures';
import { writesOf } from '../../support/network';

const MESSAGES = [
  ['First Name', 'First Name is required'],
  ['Last Name', 'Last Name is required'],
  ['Phone number', 'number is required'],
  ['Email', 'Email is required'],
  ['Message', 'Message is required'],
] as const;

test.beforeEach(async ({ page }) => {
  await page.goto('/contact-us');
});

test('shows an error under each field of a blank form and sends nothing', async ({ page }) => {
  const sent = writesOf(page);
  const form = page.getByRole('main');
  await form.getByLabel('Last Name').fill('   ');
  await form.getByRole('button', { name: 'Send message' }).click();

  for (const [label, text] of MESSAGES) {
    const field = form.getByLabel(label, { exact: true });
    await expect(field).toHaveAccessibleDescription(text);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(form.getByLabel('First Name')).toBeFocused();
  expect(sent).toEqual([]);
});

test('keeps a message in the form if it cannot be sent', async ({ page, problems }) => {
  problems.expectFailedRequests();
  await page.route('**/api/v1/contact-message', (route) => route.abort('connectionfailed'));
  const form = page.getByRole('main');
  await form.getByLabel('First Name').fill('Nadia');
  await form.getByLabel('Last Name').fill('Chowdhury');
  await form.getByLabel('Phone number').fill('01700 000001');
  await form.getByLabel('Email').fill('nadia@example.com');
  await form.getByLabel('Message', { exact: true }).fill('Please call in the morning.');
  await form.getByRole('button', { name: 'Send message' }).click();

  await expect(form.getByRole('alert')).toContainText('Something went wrong. Please try again.');
  await expect(form.getByLabel('First Name')).toHaveValue('Nadia');
  await expect(form.getByLabel('Message', { exact: true })).toHaveValue(
    'Please call in the morning.',
  );

  await page.unroute('**/api/v1/contact-message');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'Message Send Successfully',
  );
});
