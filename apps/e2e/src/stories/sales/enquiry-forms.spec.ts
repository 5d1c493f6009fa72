import { expect, test } from '../../support/fixtures';
import { statusMessage } from '../../support/forms';

const CV = {
  name: 'nadia-chowdhury.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n'),
};

test.describe('with JavaScript', () => {
  test.use({ signedIn: { as: 'admin', on: 'admin' } });

  test('a visitor subscribes to product news, and staff see name and location', async ({
    page,
    product,
  }) => {
    const name = `Farhana Karim ${Date.now()}`;
    await page.goto('/enquiry/subscription');
    const main = page.getByRole('main');
    await main.getByLabel('Email').fill('farhana@example.com');
    await main.getByLabel('Role').selectOption('Consultant/Architect');
    await main.getByLabel('Location').selectOption('Sylhet');
    await main.getByRole('button', { name: 'Subscribe' }).click();
    await expect(main.getByLabel('Name', { exact: true })).toBeFocused();
    await expect(main.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(
      'Name is required',
    );
    // Types as fast as a person: a form that is filled faster is quarantined as spam.
    await main.getByLabel('Name', { exact: true }).pressSequentially(name, { delay: 100 });
    await main.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
    const reference = /ENQ-\d{4}-\d{6}/.exec((await statusMessage(page).textContent()) ?? '')?.[0];
    expect(reference).toBeDefined();

    await page.goto(`${product.adminUrl}/dashboard/setting/client-message`);
    await page.getByText(name).filter({ visible: true }).first().click();
    await expect(page.getByText('Sylhet').filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByText(reference!).filter({ visible: true }).first()).toBeVisible();
  });

  test('a buyer asks for the price of a chiller on its page, and staff read the answers', async ({
    page,
    product,
  }) => {
    const name = `Rezaul Haque ${Date.now()}`;
    await page.goto('/products/65');
    const box = page.getByRole('region', { name: 'Price and delivery' });
    await box.getByLabel('Cooling load').fill('180 kW');
    await box.getByRole('button', { name: 'Send enquiry' }).click();
    const nameField = box.getByLabel('Name', { exact: true });
    await expect(nameField).toBeFocused();
    await expect(nameField).toHaveAccessibleDescription('Name is required');
    await expect(box.getByLabel('Cooling load')).toHaveValue('180 kW');
    await nameField.pressSequentially(name, { delay: 100 });
    await box.getByLabel('Phone number').fill('01711 000045');
    await box.getByRole('radio', { name: 'With pumps' }).check();
    await box.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(box.getByRole('heading', { name: 'Thank you' })).toBeFocused();
    await expect(box.getByRole('status')).toContainText(/ENQ-\d{4}-\d{6}/);

    await page.goto(`${product.adminUrl}/dashboard/setting/client-message`);
    await page.getByText(name).filter({ visible: true }).first().click();
    await expect(
      page.getByText('Cooling load: 180 kW').filter({ visible: true }).first(),
    ).toContainText('Pumps: With pumps');
  });

  test('loads the office map on click, also after client-side navigation', async ({ page }) => {
    await page.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>Banani</p>' }),
    );
    await page.goto('/about-us');
    await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page).toHaveURL('/contact-us');
    await page.getByLabel('Message', { exact: true }).fill('Two rooms of 40 square metres.');
    await page.getByRole('link', { name: 'Show the map' }).click();
    const map = page.frameLocator('iframe[title^="Map: Head Office"]');
    await expect(map.getByText('Banani')).toBeVisible();
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue(
      'Two rooms of 40 square metres.',
    );
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor applies with a CV', async ({ page, problems }) => {
    problems.expectStatus(400);
    await page.goto('/enquiry/application');
    const main = page.getByRole('main');
    await main.getByLabel('Name', { exact: true }).fill('Nadia Chowdhury');
    await main.getByLabel('Email').fill('nadia@example.com');
    await main.getByRole('button', { name: 'Send application' }).click();
    await expect(main.getByLabel(/^CV/)).toHaveAccessibleDescription('Choose a file.');
    await expect(main.getByLabel('Name', { exact: true })).toHaveValue('Nadia Chowdhury');

    await main.getByLabel('Phone number').fill('01700 000009');
    await main.getByLabel(/^CV/).setInputFiles(CV);
    await main.getByRole('button', { name: 'Send application' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
    await expect(statusMessage(page)).toContainText(/ENQ-\d{4}-\d{6}/);
  });

  test('a visitor asks for the price of an unlisted kind of unit', async ({ page, problems }) => {
    problems.expectStatus(400);
    await page.goto('/products/split-ac');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Ask for a split AC' }).click();
    const form = main.getByRole('region', { name: 'Ask for a price' });
    await form.getByLabel('Name', { exact: true }).fill('Sumaiya Islam');
    await form.getByLabel('Room size').fill('12 × 15 ft');
    await form.getByRole('radio', { name: 'Yes' }).check();
    await form.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(main.getByLabel('Phone number')).toHaveAccessibleDescription(
      'Enter a phone number or an email address',
    );
    await expect(main.getByLabel('Room size')).toHaveValue('12 × 15 ft');
    await expect(main.getByRole('radio', { name: 'Yes' })).toBeChecked();
    await main.getByLabel('Phone number').fill('01711 000046');
    await main.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
    await expect(statusMessage(page)).toContainText(/ENQ-\d{4}-\d{6}/);
  });
});
