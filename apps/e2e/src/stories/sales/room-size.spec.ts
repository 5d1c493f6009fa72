import { requestAsOwner } from '../../support/api';
import { expect, test } from '../../support/fixtures';
import { press, tabTo } from '../../support/keyboard';

const EXAMPLE =
  '/tools/room-size?kind=living_room&place=dhaka&use=all_day&unit=m2&area=20&height=3&roof=bare' +
  '&below=uncooled&walls=2&inner=2&glass=4.5&dir=w&shade=inside&people=4&activity=seated' +
  '&lights=100&equipment=250&fresh=closed&door=closed&target=24';
/** An address of the first edition, which had no places, doors and rooms around. */
const OLD_LINK =
  '/tools/room-size?kind=living_room&unit=m2&area=20&height=3&roof=yes&walls=2&glass=4.5&dir=w' +
  '&shade=inside&people=4&activity=seated&lights=100&equipment=250&fresh=closed&target=24';

test.describe('with JavaScript', () => {
  test('a visitor sizes a room, shares it, and sends it to an engineer with all inputs', async ({
    page,
    product,
  }) => {
    await page.goto('/tools/room-size');
    const main = page.getByRole('main');
    const status = main.getByRole('complementary', { name: 'Cooling load' }).getByRole('status');
    await expect(status).toHaveText('0.78 TR likely');
    await expect(main.getByLabel('Floor area')).toHaveValue('151');
    await main.getByRole('radio', { name: 'm²' }).check();
    await main.getByRole('radio', { name: 'Living room' }).check();
    await expect(main.getByLabel('Usual number of people')).toHaveValue('4');
    await main.getByLabel('What is above the ceiling?').selectOption('bare');
    await main
      .getByRole('radiogroup', { name: 'Outside walls' })
      .getByRole('radio', { name: '2' })
      .check();
    await main
      .getByRole('radiogroup', { name: 'Inner walls' })
      .getByRole('radio', { name: '2' })
      .check();
    await main.getByRole('radio', { name: 'west', exact: true }).check();
    await expect(status).toHaveText('1.53 TR likely');
    await expect(page).toHaveURL(/dir=w/);
    await expect(main.getByRole('heading', { name: 'Units that fit' })).toBeVisible();
    await expect(main.getByText('% headroom').first()).toBeVisible();

    await main.getByLabel('Glass area').fill('60');
    await expect(status).toHaveText(/No result yet/);
    await expect(main.getByLabel('Glass area')).toHaveAccessibleDescription(
      /the glass can’t be larger/,
    );
    await main.getByLabel('Glass area').fill('4.5');
    await expect(status).toHaveText('1.53 TR likely');
    await expect(page).toHaveURL(EXAMPLE);
    await page.reload();
    await expect(status).toHaveText('1.53 TR likely');

    const name = `Mahmuda Begum ${Date.now()}`;
    const form = main.getByRole('region', { name: 'Send to an engineer' });
    await form.getByLabel('Name', { exact: true }).pressSequentially(name, { delay: 100 });
    await main.getByLabel('Usual number of people').fill('6');
    await expect(form).toContainText('6 people');
    await expect(page).toHaveURL(/people=6/);
    await expect(form.getByLabel('Name', { exact: true })).toHaveValue(name);
    await form.getByLabel('Phone number').fill('01711 000047');
    await form.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(form.getByRole('heading', { name: 'Thank you' })).toBeFocused();

    const reference = /ENQ-\d{4}-\d{6}/.exec(await form.innerText())![0];
    const { text } = await requestAsOwner(product, `/contact-message?q=${reference}`);
    const [enquiry] = (JSON.parse(text) as { data: object[] }).data;
    expect(enquiry).toMatchObject({
      // Only text that the visitor typed.
      message: '',
      // Opens the same room for staff.
      source: { page: expect.stringMatching(/^\/tools\/room-size\?.*people=6/) },
      details: {
        design: { tool: 'room', room: { area_m2: 20, people: 6 }, link: expect.any(String) },
        design_text: expect.stringMatching(/Living room, 20 m², 3 m high.*likely 1\.5\d TR/s),
      },
    });
  });

  test('a visitor describes a room by keyboard', { tag: '@wide-only' }, async ({ page }) => {
    await page.goto('/tools/room-size');
    const main = page.getByRole('main');
    await tabTo(page, main.getByRole('radio', { name: 'Bedroom' }));
    await page.keyboard.press('ArrowRight');
    await expect(main.getByRole('radio', { name: 'Living room' })).toBeChecked();
    await expect(main.getByLabel('Floor area')).toHaveValue('215');
    await tabTo(page, main.getByLabel('Floor area'));
    await page.keyboard.press('Control+A');
    await page.keyboard.type('300');
    await expect(main.getByText('27.9 m²', { exact: true })).toBeVisible();
    await press(page, main.getByRole('link', { name: 'Start again' }));
    await expect(main.getByLabel('Floor area')).toHaveValue('151');
  });

  test('keeps the result at the bottom of a phone screen, and opens it upwards', async ({
    page,
  }) => {
    await page.goto(EXAMPLE);
    const bar = page.getByRole('region', { name: 'Result' });
    const button = bar.getByRole('button');
    await expect(button).toContainText('1.53 TR likely');
    await button.click();
    await expect(bar.getByRole('heading', { name: 'Where the heat comes from' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
  });
});

test('an address of the first edition still opens its room', async ({ page }) => {
  await page.goto(OLD_LINK);
  const main = page.getByRole('main');
  await expect(main.getByLabel('What is above the ceiling?')).toHaveValue('bare');
  await expect(main.getByLabel('Floor area')).toHaveValue('20');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('calculates a room with a plain form, and explains a wrong value', async ({ page }) => {
    await page.goto('/tools/room-size');
    const main = page.getByRole('main');
    await main.getByRole('radio', { name: 'Office' }).check();
    await main.getByLabel('Floor area').fill('430');
    await main.getByRole('button', { name: 'Calculate' }).first().click();
    await expect(main.getByLabel('Floor area')).toHaveValue('430');
    await expect(main.getByLabel('Activity')).toHaveValue('office');
    // The details unfold without a script.
    await main.getByText('Peak, humidity and capacity').click();
    await expect(main.getByText('Resulting humidity')).toBeVisible();
    // Sent with the enquiry form.
    await expect(main.locator('input[name=design]')).toHaveValue(/"kind":"office","area_m2":39\.9/);
    await expect(main.getByRole('heading', { name: 'Units that fit' })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'What we assumed' })).toBeVisible();

    await main.getByLabel('Hours a day').fill('10');
    await main.getByRole('button', { name: 'Calculate' }).last().click();
    const cost = main.getByRole('region', { name: 'What it costs to run' });
    await expect(cost.getByLabel('Hours a day')).toHaveValue('10');
    await expect(cost.getByRole('row', { name: /^Total/ })).toBeVisible();

    await main.getByLabel('Floor area').fill('forty');
    await main.getByRole('button', { name: 'Calculate' }).first().click();
    await expect(main.getByRole('alert')).toContainText('Check this field: floor area.');
    await expect(main.getByLabel('Floor area')).toHaveValue('forty');

    // An address with unknown choices asks for them again until they are made.
    await page.goto('/tools/room-size?kind=cellar&unit=yards&area=40&fresh=wind');
    const wrong = 'room type, unit, fresh air.';
    await expect(main.getByRole('alert')).toContainText(wrong);
    await main.getByRole('button', { name: 'Calculate' }).first().click();
    await expect(main.getByRole('alert')).toContainText(wrong);
    await main.getByRole('radio', { name: 'Office' }).check();
    await main.getByRole('radio', { name: 'm²' }).check();
    await main.getByLabel('Fresh air').selectOption('closed');
    await main.getByRole('button', { name: 'Calculate' }).first().click();
    await expect(main.getByLabel('Floor area')).toHaveValue('40');
    await expect(main.locator('input[name=design]')).toHaveValue(/"kind":"office","area_m2":40/);
  });
});
