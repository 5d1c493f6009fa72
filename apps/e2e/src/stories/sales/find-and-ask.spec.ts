import { expect, test } from '../../support/fixtures';
import { followMenu } from '../../support/page';

test.describe('from the home page to the inbox', () => {
  test.use({ signedIn: { as: 'admin', on: 'admin' } });

  test('a visitor finds a unit and sends an enquiry, which staff read', async ({
    page,
    product,
  }) => {
    await page.goto('/');
    await followMenu(page, 'Products', 'Variable Refrigerant Flow (VRF)', 'Outdoor Unit');
    await expect(page).toHaveURL('/products/outdoor');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Outdoor Unit Products');
    await expect(page.getByRole('article')).toHaveCount(14);

    await page
      .getByRole('navigation', { name: 'Product categories' })
      .getByRole('link', { name: '360 Cassette' })
      .click();
    await expect(page).toHaveURL('/products/360_cassette');
    await page.getByRole('link', { name: '360 Cassette 4.5 kW' }).click();
    await expect(page).toHaveURL('/products/15');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('360 Cassette 4.5 kW');
    await expect(page.getByRole('main')).toContainText('৳61,500');

    const sizes = page.getByRole('group', { name: 'Available Sizes' });
    await sizes.getByRole('link', { name: '1.6 Ton' }).click();
    await expect(page).toHaveURL('/products/16');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('360 Cassette 5.6 kW');
    await expect(page.getByRole('deletion').first()).toContainText('৳67,000');
    await expect(sizes.getByRole('link', { name: '1.6 Ton' })).toHaveAttribute(
      'aria-current',
      /page|true/,
    );

    const second = page.getByRole('group', { name: 'Pictures' }).getByRole('button').nth(1);
    const alt = (await second.getAttribute('aria-label'))?.replace(/^Picture \d: /, '') ?? '';
    await second.click();
    await expect(second).toHaveAttribute('aria-pressed', 'true');
    const large = page.getByRole('main').getByRole('img', { name: alt }).first();
    await expect.poll(async () => (await large.boundingBox())?.width).toBeGreaterThan(300);

    const contactSales = page.getByRole('button', { name: 'Contact Sales' });
    await contactSales.filter({ visible: true }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Contact Sales' });
    await expect(dialog.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', /^tel:\+/);
    await expect(dialog.getByRole('link', { name: 'Send Email' })).toHaveAttribute(
      'href',
      /^mailto:/,
    );
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();

    await page.getByRole('link', { name: 'Contact', exact: true }).last().click();
    await expect(page).toHaveURL('/contact-us');
    const message = `Two rooms of 40 square metres, asked at ${Date.now()}`;
    const form = page.getByRole('main');
    await form.getByLabel('First Name').fill('Moushumi');
    await form.getByLabel('Last Name').fill('Begum');
    await form.getByLabel('Phone number').fill('01700 000000');
    await form.getByLabel('Email').fill('moushumi@example.com');
    // Types as fast as a person: a form that is filled faster is quarantined as spam.
    await form.getByLabel('Message', { exact: true }).pressSequentially(message, { delay: 50 });
    await form.getByRole('button', { name: 'Send message' }).click();
    const toast = page.getByRole('region', { name: 'Notifications' });
    await expect(toast).toContainText('Success');
    await expect(toast).toContainText('Message Send Successfully');
    for (const label of ['First Name', 'Last Name', 'Phone number', 'Email']) {
      await expect(form.getByLabel(label)).toHaveValue('');
    }

    await page.goto(`${product.adminUrl}/dashboard/setting/client-message`);
    await expect(page.getByRole('heading', { name: 'All Contact Messages' })).toBeVisible();
    await page.getByText('Moushumi').first().click();
    await expect(page.getByText(message).filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByText('+880 17').filter({ visible: true }).first()).toBeVisible();
  });
});
