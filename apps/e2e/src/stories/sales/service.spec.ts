import { expect, test } from '../../support/fixtures';

const PHOTO = {
  name: 'plate.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test.describe('with JavaScript', () => {
  test.use({ signedIn: { as: 'admin', on: 'admin' } });

  test('a visitor requests a visit with a photo, staff see it, and the visitor follows it', async ({
    page,
    product,
    problems,
  }) => {
    problems.expectStatus(404);
    const name = `Shirin Sultana ${Date.now()}`;
    await page.goto('/service');
    const main = page.getByRole('main');
    await main.getByRole('radio', { name: 'Water leaking' }).check();
    const photos = main.getByLabel(/^Photos of the plate/);
    await photos.setInputFiles([PHOTO, { ...PHOTO, name: 'plan.gif' }]);
    await expect(main.getByText('plan.gif: Choose a JPEG, PNG or WebP picture.')).toBeVisible();
    await photos.setInputFiles([
      { ...PHOTO, name: 'room.png' },
      { ...PHOTO, name: 'leak.png' },
    ]);
    await main.getByRole('button', { name: 'Remove leak.png' }).click();
    await main.getByRole('button', { name: 'Request visit' }).click();
    await expect(main.getByRole('alert')).toContainText('Please complete the three marked fields.');
    for (const name of ['plate.png', 'room.png'])
      await expect(main.getByRole('img', { name })).toBeVisible();
    await expect(main.getByRole('img', { name: 'leak.png' })).toHaveCount(0);
    await main.getByLabel('Address').pressSequentially('House 12, Dhanmondi', { delay: 50 });
    await main.getByLabel('Name', { exact: true }).pressSequentially(name, { delay: 50 });
    await main.getByLabel('Phone number').fill('01711 000061');
    await main.getByRole('radio', { name: '12:00 to 15:00' }).check();
    await main.getByRole('button', { name: 'Request visit' }).click();
    const sent = main.getByRole('status');
    await expect(sent).toContainText('We’ll call 01711 000061 to confirm the time.');
    const reference = /ENQ-\d{4}-\d{6}/.exec(await sent.innerText())![0];
    await sent.getByRole('link', { name: 'See its state at any time' }).click();
    await expect(main.getByRole('status')).toContainText('Received. We’ll get back to you.');

    await page.goto(`${product.adminUrl}/dashboard/setting/client-message?kind=service`);
    await page.getByText(name).filter({ visible: true }).first().click();
    await expect(page.getByText('Water leaking').filter({ visible: true }).first()).toBeVisible();
    for (const name of ['plate.png', 'room.png'])
      await expect(page.getByRole('img', { name: `Photo of the unit: ${name}` })).toBeVisible();

    await page.goto(`${product.publicUrl}/your-enquiry`);
    await main.getByLabel('Reference number').fill(reference.toLowerCase());
    await main.getByLabel('Phone number').fill('01711 000062');
    await main.getByRole('button', { name: 'Show' }).click();
    await expect(main.getByRole('alert')).toContainText('No enquiry has this reference');
    await expect(main.getByLabel('Reference number')).toHaveValue(reference.toLowerCase());
    await main.getByLabel('Phone number').fill('+880 1711 000061');
    await main.getByRole('button', { name: 'Show' }).click();
    await expect(main.getByRole('status')).toContainText(reference);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads about warranty, spare parts and contracts, and reaches their forms', async ({
    page,
  }) => {
    const main = page.getByRole('main');
    const footer = page.getByRole('navigation', { name: 'Quick Links' });
    await page.goto('/service');
    await main.getByRole('link', { name: 'More about warranty' }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Warranty' })).toBeVisible();
    await expect(main.getByRole('navigation', { name: 'breadcrumb' })).toContainText('Service');
    await main.getByRole('link', { name: 'Report a fault' }).first().click();
    await expect(page).toHaveURL('/service#request');

    await footer.getByRole('link', { name: 'Spare parts' }).click();
    await main.getByRole('link', { name: 'Ask for a part' }).first().click();
    await expect(main.getByRole('radio', { name: 'Spare part' })).toBeChecked();

    await footer.getByRole('link', { name: 'Maintenance contracts' }).click();
    await main.getByRole('link', { name: 'Choose with parts' }).click();
    await expect(main.getByRole('radio', { name: 'Cleaning is due' })).toBeChecked();
    await expect(main.getByLabel('Anything else?')).toHaveValue(
      'Maintenance plan: Four visits with parts',
    );
    // The plans below the form replace what another link has entered.
    await main.getByRole('link', { name: 'Choose two visits' }).click();
    await expect(main.getByLabel('Anything else?')).toHaveValue('Maintenance plan: Two visits');

    await footer.getByRole('link', { name: 'Maintenance contracts' }).click();
    await main.getByRole('link', { name: 'Ask for a contract' }).first().click();
    await expect(main.getByRole('heading', { level: 1 })).toContainText('Maintenance contract');
  });

  test('a visitor requests a visit in Bangla and keeps its page', async ({ page, problems }) => {
    problems.expectStatus(400);
    await page.goto('/bn/service');
    const main = page.getByRole('main');
    await main.getByLabel('ফোন নম্বর').fill('১২');
    await main.getByLabel(/^ঠিকানা/).fill('বাসা ৫, উত্তরা');
    await main
      .getByLabel(/^লেবেল ও সমস্যার ছবি/)
      .setInputFiles([PHOTO, { ...PHOTO, name: 'b.png' }]);
    await main.getByRole('button', { name: 'অনুরোধ পাঠান' }).click();
    await expect(main.getByText('নাম লিখুন')).toBeVisible();
    await expect(main.getByLabel(/^ঠিকানা/)).toHaveValue('বাসা ৫, উত্তরা');
    await expect(main.getByText('ছবিগুলো আবার বেছে নিন।')).toBeVisible();
    await main
      .getByLabel(/^লেবেল ও সমস্যার ছবি/)
      .setInputFiles([PHOTO, { ...PHOTO, name: 'b.png' }]);
    await main.getByLabel('নাম', { exact: true }).fill('রহিমা খাতুন');
    await main.getByLabel('ফোন নম্বর').fill('০১৭১১ ০০০০৬৩');
    await main.getByRole('button', { name: 'অনুরোধ পাঠান' }).click();
    await expect(main.getByRole('status')).toContainText('আপনার রেফারেন্স');
    await main.getByRole('link', { name: /^যেকোনো সময়/ }).click();
    await expect(main.getByText('পেয়েছি। আমরা যোগাযোগ করব।')).toBeVisible();
  });
});
