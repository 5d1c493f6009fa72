import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverPage } from './server-pages';

const page = (path: string) =>
  serverPage(new Request(`http://localhost${path}`), 500, 'failed', 'Text').text();

it('is in the language of the address, with a title of its reason and a link to the same page', async () => {
  const html = await page('/bn/products?page=2');
  expect(html).toContain('<html lang="bn">');
  expect(html).toContain('<h1>কিছু একটা ঠিক হয়নি</h1><p>Text</p><a href="">পাতাটি আবার খুলুন</a>');
  expect(await page('/products')).toContain('<title>Something went wrong</title>');
});

it('looks like the pages of the edge', async () => {
  const edge = readFileSync(join(__dirname, '../../../tools/edge/nginx/nginx.conf'), 'utf8');
  const html = await page('/');
  const [, style] = /<style>(.*)<\/style>/.exec(html)!;
  const [mark] = /<svg.*<\/svg>/.exec(html)!;
  expect(edge).toContain(`default "${style}";`);
  expect(edge).toContain(`default '${mark}';`);
});
