import { expect, test } from '../../support/fixtures';
import { press, tabTo } from '../../support/keyboard';

test.describe('with JavaScript', () => {
  test.use({ signedIn: { as: 'admin', on: 'admin' } });

  test('a visitor plans a system, shares it, downloads its files, and asks for a quotation', async ({
    page,
    product,
  }) => {
    await page.goto('/tools/vrf');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: /Open an example/ }).click();
    const outdoor = main.getByRole('complementary', { name: 'Outdoor unit' });
    await expect(outdoor.getByRole('status')).toHaveText('102% combination ratio');
    await expect(outdoor.getByText('Fits')).toBeVisible();
    const sum = main.getByRole('row', { name: /^Total of list prices/ });
    await expect(sum).toContainText('৳11,22,000');
    const cost = main.getByRole('region', { name: 'Running cost' });
    await expect(cost.getByRole('status')).toContainText('৳24,589');

    await outdoor.getByRole('radio', { name: /^14 HP/ }).check();
    await expect(outdoor.getByRole('status')).toHaveText('116% combination ratio');
    await expect(outdoor.getByText('Below the room loads').first()).toBeVisible();
    await outdoor
      .getByRole('button', { name: /^Use 16 HP, 102 ?%/ })
      .first()
      .click();
    await main.getByLabel('System name').fill('Studio');
    await expect(page).toHaveURL(/name=Studio.*outdoor=\d+/);
    await page.reload();
    await expect(main.getByLabel('System name')).toHaveValue('Studio');
    await expect(outdoor.getByRole('status')).toHaveText('102% combination ratio');

    const files = main.getByRole('complementary', { name: 'Not included' });
    for (const [name, begin] of [
      ['PDF', '%PDF-'],
      ['CSV', '\uFEFF"Model"'],
    ] as const) {
      const href = await files.getByRole('link', { name }).getAttribute('href');
      const response = await page.request.get(product.publicUrl + href, { timeout: 30_000 });
      expect((await response.body()).toString()).toMatch(new RegExp(`^${begin}`));
    }

    const name = `Rashida Khatun ${Date.now()}`;
    const form = main.getByRole('region', { name: 'Ask for a quotation' });
    await form.getByLabel('Name', { exact: true }).pressSequentially(name, { delay: 100 });
    await form.getByLabel('Phone number').fill('01711 000048');
    await form.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(form.getByRole('heading', { name: 'Thank you' })).toBeFocused();

    await page.goto(`${product.adminUrl}/dashboard/setting/client-message`);
    await page.getByText(name).filter({ visible: true }).first().click();
    await expect(page.getByRole('link', { name: 'Open in the builder' })).toHaveAttribute(
      'href',
      /\/tools\/vrf\?name=Studio&room=4\.9_/,
    );
    await expect(page.getByText('10, 45.5 kW')).toBeVisible();
  });

  test('a visitor plans two floors and asks for one quotation', async ({ page, product }) => {
    await page.goto('/tools/vrf?room=4x4.9_25_Office&room=2.5_57_Pantry');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Add a system' }).click();
    const names = main.getByLabel('Name of this system');
    await expect(names.last()).toBeFocused();
    await page.keyboard.type('First floor');
    await names.first().fill('Ground floor');
    const ground = main.getByRole('region', { name: 'Rooms of Ground floor' });
    const first = main.getByRole('region', { name: 'Rooms of First floor' });
    const summary = ground.getByRole('button', { name: /^Pantry/ });
    if (await summary.isVisible()) await summary.click();
    await main.getByLabel('System of Pantry').selectOption('First floor');
    await expect(first.getByText('1 room, 1 indoor unit')).toBeVisible();
    await main.getByRole('button', { name: 'Duplicate Ground floor' }).click();
    const systems = main.getByRole('region', { name: 'Systems of this project' });
    await expect(systems.getByRole('row', { name: /^Ground floor 4 4/ })).toHaveCount(2);
    await expect(page).toHaveURL(/(system=Ground\+floor.*){2}system=First\+floor/);
    await page.reload();
    await expect(systems.getByRole('row', { name: /^Project 9 9/ })).toBeVisible();

    const files = main.getByRole('complementary', { name: 'Not included' });
    const href = await files.getByRole('link', { name: 'CSV' }).getAttribute('href');
    const csv = await (await page.request.get(product.publicUrl + href)).text();
    expect(csv).toContain('"Ground floor","Ground floor","First floor","Quantity"');

    const name = `Farzana Haque ${Date.now()}`;
    const form = main.getByRole('region', { name: 'Ask for a quotation' });
    await form.getByLabel('Name', { exact: true }).pressSequentially(name, { delay: 100 });
    await form.getByLabel('Phone number').fill('01711 000049');
    await form.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(form.getByRole('heading', { name: 'Thank you' })).toBeFocused();
    await page.goto(`${product.adminUrl}/dashboard/setting/client-message`);
    await page.getByText(name).filter({ visible: true }).first().click();
    const design = page.getByRole('region', { name: 'Visitor’s systems' });
    await expect(design.getByRole('heading', { name: 'First floor' }).first()).toBeVisible();
  });

  test('a visitor plans a system by keyboard', { tag: '@wide-only' }, async ({ page }) => {
    await page.goto('/tools/vrf');
    const main = page.getByRole('main');
    await tabTo(page, main.getByLabel('Room', { exact: true }));
    await page.keyboard.type('Hall');
    await page.keyboard.press('Tab');
    await page.keyboard.type('9.8');
    await page.keyboard.press('Enter');
    const rooms = main.getByRole('region', { name: 'Rooms' });
    await expect(rooms.getByLabel('Room', { exact: true })).toBeFocused();
    await press(page, rooms.getByRole('button', { name: 'One more unit in Hall' }));
    await tabTo(page, rooms.getByLabel('Indoor unit'), 'Shift+Tab');
    await page.keyboard.type('4-way cassette 5.6');
    await press(page, rooms.getByRole('button', { name: 'Duplicate Hall' }));
    await page.keyboard.type(' 2');
    await tabTo(page, rooms.getByRole('button', { name: /^Move Hall 2\. Arrow/ }), 'Shift+Tab');
    await page.keyboard.press('ArrowUp');
    await expect(rooms.getByLabel('Room', { exact: true }).first()).toHaveValue('Hall 2');
    const outdoor = main.getByRole('complementary', { name: 'Outdoor unit' });
    await expect(outdoor.getByText('Fits')).toBeVisible();
    await tabTo(page, rooms.getByRole('button', { name: 'Undo' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(rooms.getByLabel('Room', { exact: true }).first()).toHaveValue('Hall');
  });
});

test.describe('signed in', () => {
  test.use({ signedIn: { as: 'user', on: 'site' } });

  test('a visitor saves a system and finds it on another device', async ({ page }) => {
    await page.goto('/tools/vrf?room=4.9_25x4_Saved+room');
    const main = page.getByRole('main');
    await main.getByLabel('System name').fill('Shop in Uttara');
    await main.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved as ‘Shop in Uttara’')).toBeVisible();

    await page.evaluate(() => localStorage.clear());
    await page.goto('/dashboard');
    const systems = page.getByRole('region', { name: 'VRF systems' });
    await systems.getByRole('link', { name: 'Shop in Uttara' }).click();
    await expect(main.getByLabel('System name')).toHaveValue('Shop in Uttara');
    await main.getByRole('button', { name: /^Saved room/ }).click();
    await main.getByRole('button', { name: 'One more unit in Saved room' }).click();
    await main.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/^Saved as/)).toBeVisible();

    await page.goto('/dashboard');
    await expect(systems.getByRole('listitem')).toHaveCount(1);
    await systems.getByText('Rename').click();
    await systems.getByLabel('Name').fill('Shop in Gulshan');
    await systems.getByRole('button', { name: 'Save' }).click();
    await expect(systems.getByRole('link', { name: 'Shop in Gulshan' })).toBeVisible();
    await systems.getByText('Delete', { exact: true }).first().click();
    await systems.getByRole('button', { name: 'Delete' }).click();
    await expect(systems.getByText('No systems yet.')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor plans a system with a plain form', async ({ page }) => {
    await page.goto('/tools/vrf');
    const main = page.getByRole('main');
    await main.getByLabel('Room', { exact: true }).fill('Hall');
    await main.getByLabel('Load, kW').fill('9.8');
    await main.getByRole('button', { name: 'Add room' }).click();
    await main.getByRole('button', { name: 'One more unit in Hall' }).click();
    await main.getByLabel('Indoor unit').selectOption('4-way cassette 5.6 kW');
    await main.getByRole('button', { name: 'Duplicate Hall' }).click();
    await expect(main.getByLabel('Room', { exact: true })).toHaveCount(2);
    const outdoor = main.getByRole('complementary', { name: 'Outdoor unit' });
    await expect(outdoor.getByText('Fits')).toBeVisible();
    await main.getByLabel('Load per room', { exact: true }).last().fill('lots');
    await main.getByRole('button', { name: 'Calculate', exact: true }).first().click();
    await expect(main.getByLabel('Load per room', { exact: true }).last()).toHaveValue('lots');
    await expect(outdoor.getByText('One figure is not valid')).toBeVisible();
    await expect(
      main.getByRole('img', { name: /System drawing: outdoor unit/ }).first(),
    ).toBeAttached();
    await expect(main.getByRole('row', { name: /^Total of list prices/ })).toBeVisible();
    await main.getByLabel('Hours a day').fill('12');
    await main.getByRole('button', { name: 'Calculate', exact: true }).last().click();
    await expect(main.getByLabel('Hours a day')).toHaveValue('12');
  });
});
