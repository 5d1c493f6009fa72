import { englishIn, textsOfPage } from '../../support/english';
import { expect, test } from '../../support/fixtures';
import { statusMessage } from '../../support/forms';
import { inBangla, SiteReader, siteRoutes } from '../../support/site-pages';

const BANGLA = /[\u0981-\u09cd]{2,}/g;
/** The name of the language in the link to it, and words and units that fields accept in numbers. */
const IN_ENGLISH = ['বাংলা', 'টাকা', 'এক্সটেনশন', 'কিলোওয়াট', 'টিআর', 'টন', 'বিটিইউ'];

test('keeps the page and its query when the language changes', async ({ page }) => {
  await page.goto('/tools/room-size?kind=office&area=40&unit=m2');
  await page
    .getByRole('spinbutton', { name: 'Floor area' })
    .or(page.getByLabel('Floor area'))
    .fill('৫০');
  await page.getByRole('link', { name: 'বাংলা' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('আপনার ঘরে কত টন এসি লাগবে?');
  await expect(page).toHaveURL(/\/bn\/tools\/room-size\?.*kind=office/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/How much cooling/);
  await expect(page).toHaveURL(/localhost:\d+\/tools\/room-size\?.*kind=office/);
});

test('navigates, posts and redirects within Bangla', async ({ page, problems }) => {
  problems.expectStatus(404);
  await page.goto('/bn');
  await page.getByRole('contentinfo').getByRole('link', { name: 'যোগাযোগ', exact: true }).click();
  await expect(page).toHaveURL(/\/bn\/contact-us$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('যোগাযোগ করুন');
  const form = page.getByRole('main');
  await form.getByLabel('নামের প্রথম অংশ').fill('তাহমিনা');
  await form.getByRole('button', { name: 'বার্তা পাঠান' }).click();
  await expect(form.getByLabel('নামের শেষ অংশ')).toHaveAccessibleDescription('নামের শেষ অংশ লিখুন');
  await expect(form.getByRole('alert')).toContainText('নিচের ৪টি ঘর ঠিক করে আবার পাঠান।');
  await form.getByLabel('নামের শেষ অংশ').fill('আক্তার');
  await form.getByLabel('ফোন নম্বর').fill('০১৭১১ ০০০০০০');
  await form.getByLabel('ইমেইল').fill('tahmina@example.com');
  await form.getByLabel('বার্তা', { exact: true }).fill('২১৫ বর্গফুট বসার ঘরে কোন এসি নেব?');
  const request = page.waitForRequest(/\/api\/v1\/contact-message$/);
  await form.getByRole('button', { name: 'বার্তা পাঠান' }).click();
  expect((await request).postDataJSON()).toMatchObject({ locale: 'bn' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'ধন্যবাদ, তাহমিনা। আপনার বার্তা পেয়েছি।',
  );
  await page.goto('/bn/dashboard');
  await expect(page).toHaveURL(/\/bn\/login\?next=%2Fdashboard$/);
  await page.goto('/bn/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('পাতাটি পাওয়া যায়নি');
});

/** Two English words in a row. Models, units and names of ranges are single words. */
const ENGLISH_WORDS = /[a-z]{3,} [a-z]{3,}/i;

test('plans a VRF system in Bangla, at the same address as in English', async ({ page }) => {
  await page.goto('/bn/tools/vrf');
  const main = page.getByRole('main');
  await expect(main).not.toHaveText(ENGLISH_WORDS);
  await main.getByRole('link', { name: /একটি উদাহরণ দেখুন/ }).click();
  const outdoor = main.getByRole('complementary', { name: 'আউটডোর ইউনিট' });
  await expect(outdoor.getByRole('status')).toHaveText('১০২% কম্বিনেশন রেশিও');
  await outdoor.getByRole('radio', { name: /^14 HP/ }).check();
  await expect(outdoor.getByText('ঘরগুলোর লোডের চেয়ে কম').first()).toBeVisible();
  await main.getByRole('button', { name: 'সিস্টেম যোগ করুন' }).click();
  await expect(main.getByRole('region', { name: 'এই প্রজেক্টের সব সিস্টেম' })).toBeVisible();
  await expect(main).not.toHaveText(ENGLISH_WORDS);
  await expect(page).toHaveURL(/outdoor=\d+&system=/);
  const { search } = new URL(page.url());
  await page.goto(`/tools/vrf${search}`);
  const table = main.getByRole('region', { name: 'Systems of this project' });
  await expect(table.getByRole('row', { name: /^System 1 8 10 .*৳10,39,500$/ })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('adds a room to a VRF system in Bangla', async ({ page }) => {
    await page.goto('/bn/tools/vrf');
    const main = page.getByRole('main');
    await main.getByLabel('ঘর', { exact: true }).fill('মিটিং রুম');
    await main.getByLabel('লোড, kW').fill('৪.২');
    await main.getByRole('button', { name: 'ঘর যোগ করুন' }).click();
    await expect(page).toHaveURL(/\/bn\/tools\/vrf\?room=/);
    await main.getByRole('button', { name: /kW$/ }).first().click();
    await expect(main.getByText(/4\.2\u00a0kW লোডের ঘরে দেয়/)).toBeVisible();
    await expect(main).not.toHaveText(ENGLISH_WORDS);
  });

  test('reads the home page and sends the contact form in Bangla', async ({ page, problems }) => {
    problems.expectStatus(400);
    await page.goto('/bn');
    await page.getByRole('contentinfo').getByRole('link', { name: 'যোগাযোগ', exact: true }).click();
    const form = page.getByRole('main');
    await form.getByLabel('ইমেইল').fill('ratan@');
    await form.getByRole('button', { name: 'বার্তা পাঠান' }).click();
    await expect(page).toHaveURL(/\/bn\/contact-us$/);
    await expect(form.getByLabel('ইমেইল')).toHaveValue('ratan@');
    await expect(form.getByLabel('ইমেইল')).toHaveAccessibleDescription(/পুরো ইমেইল ঠিকানা/);
    await form.getByLabel('নামের প্রথম অংশ').fill('রতন');
    await form.getByLabel('নামের শেষ অংশ').fill('দাস');
    await form.getByLabel('ফোন নম্বর').fill('02 55000000');
    await form.getByLabel('ইমেইল').fill('ratan@example.com');
    await form.getByLabel('বার্তা', { exact: true }).fill('কোল্ড রুম লাগবে।');
    await form.getByRole('button', { name: 'বার্তা পাঠান' }).click();
    await expect(statusMessage(page)).toContainText('আপনার বার্তা পেয়েছি।');
    await expect(statusMessage(page)).toContainText(/ENQ-\d{4}-\d{6}/);
  });
});

test('answers every address in Bangla like in English', async ({ product, page: parser }) => {
  test.slow();
  const site = new SiteReader(product, parser);
  const routes = await siteRoutes(product, site);
  const translated: string[] = [];
  for (const path of routes) {
    const [english, bangla] = [await site.read(path), await site.read(inBangla(path))];
    const soft = expect.soft;
    soft(bangla.status, path).toBe(english.status);
    soft([english.facts.lang, bangla.facts.lang], path).toEqual(['en', 'bn']);
    const outside = [...bangla.facts.links.map(({ href }) => href), ...bangla.facts.forms].filter(
      (href) =>
        /^\/(?!bn(\/|[?#]|$)|api\/|storage\/|assets\/)/.test(href) &&
        decodeURIComponent(href) !== path,
    );
    soft(outside, `${path}: links from Bangla to English`).toEqual([]);
    const texts = await parser.evaluate(textsOfPage, { html: bangla.html, marked: false });
    soft(englishIn(texts), `${path}: English`).toEqual([]);
    soft(bangla.facts.alternates, `${path}: hreflang`).toEqual(english.facts.alternates);
    if (english.facts.alternates.length === 0) {
      soft(bangla.facts.meta.robots, `${path}: robots`).toContain('noindex');
      continue;
    }
    translated.push(path);
    const urls = { en: product.publicUrl + path, bn: product.publicUrl + inBangla(path) };
    soft(english.facts.alternates, `${path}: hreflang`).toEqual([
      ['en', urls.en],
      ['bn', urls.bn],
      ['x-default', urls.en],
    ]);
    soft(bangla.facts.canonical, `${path}: canonical`).toEqual([urls.bn]);
    soft(bangla.facts.meta['og:locale'], path).toBe('bn_BD');
  }
  expect(translated).toEqual(expect.arrayContaining(['/', '/contact-us', '/tools/vrf', '/blog']));
});

test('loads the scripts and faces of one language', async ({ product, page: parser }) => {
  const site = new SiteReader(product, parser);
  const scriptsOf = async (path: string) => {
    const { html } = await site.read(path);
    const files = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))];
    return (await Promise.all(files.map((file) => site.fetch(file))))
      .map(({ text }) => text)
      .join('\n');
  };
  const english = await scriptsOf('/contact-us');
  expect(english.match(BANGLA)?.filter((word) => !IN_ENGLISH.includes(word))).toEqual([]);
  const bangla = await scriptsOf('/bn/contact-us');
  expect(new Set(bangla.match(BANGLA)).size).toBeGreaterThan(100);
  for (const text of ['A sales engineer reads', 'First Name is required', 'Wednesday']) {
    expect([english.includes(text), bangla.includes(text)], text).toEqual([true, false]);
  }
  expect((await site.read('/contact-us')).html).not.toContain('hind-siliguri');
  expect((await site.read('/bn/contact-us')).html).toContain('hind-siliguri-bengali-400');
});
