import { expect, test } from '../../support/fixtures';

test.use({ signedIn: { as: 'admin', on: 'admin' } });

test('three skeletons stand in the place of the figures that are still coming', async ({
  page,
  product,
}) => {
  let give = () => {};
  const given = new Promise<void>((resolve) => (give = resolve));
  await page.route('**/api/v1/user?*', async (route) => {
    await given;
    await route.continue();
  });
  await page.goto(`${product.adminUrl}/dashboard`);
  const skeletons = page.locator('.figures > .MuiSkeleton-root');
  await expect(skeletons).toHaveCount(3);
  await expect(page.getByText('Total Users')).toHaveCount(0);
  give();
  await expect(page.getByText('Total Users')).toBeVisible();
  await expect(skeletons).toHaveCount(0);
});

test('figures that cannot be read say why, and are asked for again', async ({
  page,
  problems,
  product,
}) => {
  problems.expectStatus(500);
  await page.route('**/api/v1/user?*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(`${product.adminUrl}/dashboard`);
  const failure = page.getByRole('alert').filter({ hasText: 'Error:' });
  await expect(failure).toContainText('Error: Network response was not ok');
  await page.unroute('**/api/v1/user?*');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Total Users')).toBeVisible();
});
