import { newAccount } from '../../support/accounts';
import { requestAsOwner, tokenOf } from '../../support/api';
import { expect, test } from '../../support/fixtures';
import { choose, press, typeInto } from '../../support/keyboard';

const PATH = '/dashboard/setting/audit-log';

test(
  'the owner finds the author of a changed role by keyboard',
  { tag: '@wide-only' },
  async ({ page, signInAsNew, product }) => {
    await signInAsNew('super_admin', 'admin');
    const person = await newAccount(product, 'admin');
    await page.goto(product.adminUrl + PATH);
    const search = page.getByRole('searchbox', { name: 'Search the log' });
    await typeInto(page, search, person.email);
    const table = page.getByRole('table', { name: 'Audit Log' });
    const line = table.getByRole('row').filter({ hasText: `the role of ${person.email}` });
    await expect(line).toContainText('Rafiqul Islam');
    await expect(line).toContainText('from User to Admin');
    await expect(line).toContainText('This server');
    const changes = line.getByRole('button', { name: /^Changes:/ });
    await press(page, changes);
    await expect(changes).toHaveAttribute('aria-expanded', 'true');
    await expect(table.getByRole('table').getByRole('row').nth(1)).toContainText(
      /Role\s*User\s*Admin/,
    );
    await press(page, table.getByRole('link', { name: `Full history of ${person.email}` }));
    await expect(page).toHaveURL(/subject=user&subject_id=\d+/);
    await expect(page.getByRole('main')).toContainText(`Only changes to account ${person.id}.`);
    await expect(table).toContainText('Confirmed the email address');

    await choose(page, page.getByRole('combobox', { name: /^Action:/ }), 'Role changed');
    await expect(page).toHaveURL(/action=role_changed/);
    await expect(line).toBeVisible();
    await expect(table).not.toContainText('Confirmed the email address');
    await press(page, page.getByRole('button', { name: 'Clear' }));
    await expect(page).toHaveURL(product.adminUrl + PATH);
  },
);

test('logs failed sign-ins and deletions, without passwords or addresses of deleted accounts', async ({
  page,
  signInAsNew,
  product,
}) => {
  await signInAsNew('super_admin', 'admin');
  const person = await newAccount(product);
  await expect(tokenOf(product, { ...person, password: 'a wrong cassette' })).rejects.toThrow(
    '401',
  );
  await page.goto(`${product.adminUrl}${PATH}?q=${encodeURIComponent(person.email)}`);
  const log = page.getByRole('region', { name: 'Audit Log' });
  await expect(log).toContainText(`Could not sign in as ${person.email}`);
  await requestAsOwner(product, `/user/${person.id}`, { method: 'DELETE', body: {} });
  await page.reload();
  await expect(log).toContainText('No entries match.');
  await log.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(log.getByRole('listitem').first()).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search the log' }).fill(`#${person.id}`);
  await expect(log).toContainText(`Could not sign in as #${person.id}`);
  await expect(log).toContainText(`Deleted the account #${person.id}`);

  const { status, text } = await requestAsOwner(product, '/audit?pageSize=100');
  expect(status).toBe(200);
  for (const secret of [person.password, 'a wrong cassette', person.email]) {
    expect(text).not.toContain(secret);
  }
});
