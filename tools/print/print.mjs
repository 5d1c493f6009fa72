// Renders static images of the site with its fonts: the picture for shared links and the icon for home screens.
// `CHROMIUM=<path> node tools/print/print.mjs`
import { chromium } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { homeScreenIcon, sharePicture } from './cards.mjs';

const root = new URL('../../', import.meta.url);
const target = (file) => fileURLToPath(new URL(`apps/web/public/${file}`, root));
const json = async (file) =>
  JSON.parse(await readFile(new URL(`libs/demo/data/${file}`, root), 'utf8'));
const dataUri = async (file, type) =>
  `data:${type};base64,${(await readFile(file)).toString('base64')}`;

const require = createRequire(import.meta.url);
const face = (name, file) =>
  dataUri(require.resolve(`@fontsource-variable/${name}/files/${file}`), 'font/woff2');
const faces = {
  text: await face('instrument-sans', 'instrument-sans-latin-wght-normal.woff2'),
  display: await face('funnel-display', 'funnel-display-latin-wght-normal.woff2'),
};
const picture = (file) => dataUri(fileURLToPath(new URL(file, root)), 'image/webp');
const pictures = {
  cassette: await picture('libs/demo/media/products/360-cassette-front/1280.webp'),
};
const data = {
  faces,
  pictures,
  company: await json('company.json'),
};

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: ['--no-sandbox'],
});

async function open(html, width, height) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  return page;
}

const share = await open(sharePicture(data), 1200, 630);
await share.screenshot({ path: target('images/share.png') });
const icon = await open(homeScreenIcon(), 180, 180);
await icon.screenshot({ path: target('apple-touch-icon.png') });
await browser.close();
console.log('print: images/share.png, apple-touch-icon.png');
