import { expect, test } from '../../support/fixtures';

test('compares up to four units of one kind and rejects others', async ({ page, context }) => {
  await page.goto('/products/outdoor');
  const buttons = page.getByRole('main').getByRole('button', { name: /^Compare / });
  const rejection = page.getByRole('alert').filter({ hasText: 'Not added to the comparison' });
  const panel = page.getByRole('region', { name: 'Comparison' });
  for (const index of [0, 1, 2, 3]) await buttons.nth(index).click();
  await expect(panel.getByRole('status')).toHaveText('4 of 4 selected');
  await buttons.nth(4).click();
  await expect(rejection).toContainText('You can compare up to 4 units. Remove one first.');
  await buttons.first().click();
  await expect(panel.getByRole('status')).toHaveText('3 of 4 selected');
  await page.goto('/products/slim-duct?view=table');
  await buttons.first().click();
  await expect(rejection).toContainText('Indoor units can’t be compared with outdoor units.');
  await expect(panel.getByRole('status')).toHaveText('3 of 4 selected');
  await panel.getByRole('link', { name: 'Compare' }).click();
  await expect(page).toHaveURL(/\/compare\?ids=\d+,\d+,\d+$/);

  const other = await context.newPage();
  await other.goto(page.url());
  const table = other.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(table.getByRole('row').filter({ hasText: 'differs' }).first()).toBeVisible();
  await expect(other.getByRole('main')).toContainText(/\d+ of \d+ rows differ/);
  await other.getByLabel('Add another unit').selectOption({ index: 0 });
  await other.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(other).toHaveURL(/ids=\d+,\d+,\d+,\d+$/);
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  await other.goto('/compare?ids=1,15');
  await expect(other.getByRole('status').filter({ hasText: 'was left out' })).toBeVisible();
  await expect(table.getByRole('columnheader')).toHaveCount(1);
});
