import { httpRequest, requestAsOwner } from '../../support/api';
import { newUnit, pollSite } from '../../support/catalogue';
import { expect, test } from '../../support/fixtures';
import { canonical, cardsIn, h1, textOf } from '../../support/html';
import { Product } from '../../support/product';

const RENAMED = {
  outdoor: 'condensing-units',
  '360_cassette': 'discs',
  'slim-duct': 'flat-duct',
};
/** A product of each category. */
const UNITS = { outdoor: 1, '360_cassette': 15, 'slim-duct': 41 };

/** Parts of a product page that depend on its kind: the note on its size, its drawing, its features. */
async function kindPartsOf({ publicUrl }: Product, id: number) {
  const { text } = await httpRequest(`${publicUrl}/products/${id}`);
  const section = (pattern: RegExp) => textOf(pattern.exec(text)?.[0] ?? '');
  const fit = /<section[^>]*aria-labelledby="fit"[^]*?<\/section>/.exec(text)?.[0] ?? '';
  return {
    fit: section(/<h2 id="fit"[^]*?<\/p>/),
    drawings: fit.match(/<svg/g)?.length ?? 0,
    features: section(/<section[^>]*aria-labelledby="features"[^]*?<\/section>/),
  };
}

async function categoryAt({ publicUrl }: Product, slug: string) {
  const { text } = await httpRequest(`${publicUrl}/api/v1/categories/${slug}`);
  return (JSON.parse(text) as { data: { id: number; slug: string; kind: string } }).data;
}

test('keeps drawings, texts, tiles, group and menu of categories with new addresses, and adds them to a new one', async ({
  database,
}) => {
  test.setTimeout(120_000);
  // A separate product, since every other story reads these categories.
  const product = await Product.start(database);
  const { publicUrl } = product;
  const source = async (path: string) => (await httpRequest(publicUrl + path)).text;
  const put = (id: number, body: object) =>
    requestAsOwner(product, `/categories/${id}`, { method: 'PUT', body });
  try {
    const before = await Promise.all(Object.values(UNITS).map((id) => kindPartsOf(product, id)));
    for (const { fit, drawings, features } of before) {
      expect(fit).toMatch(/^ Does it fit\? (The body|Footprint) /);
      expect(drawings).toBeGreaterThan(0);
      expect(features).not.toBe('');
    }
    for (const [slug, path] of Object.entries(RENAMED)) {
      expect((await put((await categoryAt(product, slug)).id, { path })).status).toBe(200);
    }
    const added = await requestAsOwner(product, '/categories', {
      method: 'POST',
      body: {
        title: 'Mini Duct',
        path: 'mini-duct',
        kind: 'slim_duct',
        group: 'duct',
        menu: 'vrf',
      },
    });
    expect(added.status).toBe(201);
    const size = { size_width_mm: 700, size_height_mm: 199, size_depth_mm: 440 };
    const { data: mini } = JSON.parse(added.text) as {
      data: { id: number; slug: string; title: string };
    };
    const unit = await newUnit(product, mini, size);

    expect(await pollSite(async () => cardsIn(await source('/products/duct')).length === 15)).toBe(
      true,
    );
    const ducts = await source('/products/duct');
    expect([h1(ducts), canonical(ducts)]).toEqual(['Duct Products', `${publicUrl}/products/duct`]);
    expect(await Promise.all(Object.values(UNITS).map((id) => kindPartsOf(product, id)))).toEqual(
      before,
    );
    expect((await kindPartsOf(product, unit.id)).features).toBe(before[2]!.features);
    expect((await kindPartsOf(product, unit.id)).fit).toContain('The body is 199 mm high');

    const home = await source('/');
    const tiles = /Three cassettes, flat in the ceiling.*?<\/section>/s.exec(home)?.[0];
    expect(tiles?.match(/href="\/products\/[^"]+"/g)).toEqual([
      'href="/products/4-way-cassette"',
      'href="/products/discs"',
      'href="/products/1-way-cassette"',
    ]);
    const banner = /One outdoor unit\. A whole building\..*?<\/section>/s.exec(home)?.[0] ?? '';
    expect(banner).toContain('href="/products/condensing-units"');
    expect(textOf(banner)).toMatch(/Class 8 ?– ?34 HP/);

    const menu = await source('/api/v1/menu');
    const { data: items } = JSON.parse(menu) as { data: { title: string; path: string }[] };
    for (const [title, path] of [
      ['Outdoor Unit', '/products/condensing-units'],
      ['360 Cassette', '/products/discs'],
      ['Mini Duct', '/products/mini-duct'],
    ]) {
      expect(items).toContainEqual(expect.objectContaining({ title, path }));
    }
    expect(await source('/sitemap.xml')).toContain(`<loc>${publicUrl}/products/duct</loc>`);
    // The old category was requested just before it was renamed, so a busy machine shows it a little longer.
    const oldDuct = () => httpRequest(`${publicUrl}/products/slim-duct`);
    expect(await pollSite(async () => (await oldDuct()).status === 301)).toBe(true);
    for (const [old, path] of [
      ['/product/vrf', '/products/condensing-units'],
      ['/products/slim-duct', '/products/flat-duct'],
      [
        '/products?category=big-duct,medium-duct,flat-duct,mini-duct&sort=cooling_tr',
        '/products/duct?sort=cooling_tr',
      ],
    ] as const) {
      const { status, headers } = await httpRequest(publicUrl + old);
      expect([old, status, headers.location]).toEqual([old, 301, path]);
    }

    const changed = await put(mini.id, { kind: 'chiller' });
    expect(changed.status).toBe(400);
    expect(changed.text).toContain('The kind of a category can’t be changed.');
    // Without a group it has only a separate list.
    expect((await put(mini.id, { kind: 'slim_duct', group: '' })).status).toBe(200);
    expect(await pollSite(async () => cardsIn(await source('/products/duct')).length === 14)).toBe(
      true,
    );
  } finally {
    await product.remove();
  }
});
