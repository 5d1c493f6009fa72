import '@testing-library/jest-dom';
import { type Category, siteTarget } from '@shishir/contract';
import { screen, within } from '@testing-library/react';
import type { CallApi } from '../../platform/api/api-client';
import { openedPage } from '../../platform/api/testing';
import { catalogueApi } from '../../platform/testing/catalogue-api.fixture';
import { categories } from '../../platform/testing/catalogue-rows.fixture';
import { renderInShell } from '../../platform/testing/shell.fixture';
import Sector, { loader, meta } from './sector.route';

const picture = (key: string) => ({ key, width: 960, height: 720, blur: '', alt: `Shows ${key}` });
const industry = {
  title: 'Hospitals',
  link: '/page/air-conditioning-for-hospital',
  picture: picture('ward'),
};
const hidden: Category['kind'][] = ['outdoor_unit'];
const ventilation: Category = {
  ...categories[0]!,
  slug: 'ventilation',
  kind: 'ventilation',
  title: 'Ventilation',
  path: '/products/ventilation',
  product_count: 4,
};

const callApi: CallApi = (request, visitor) => {
  const { pathname } = new URL(request.url);
  const data = pathname.endsWith('/industries')
    ? [industry]
    : pathname.endsWith('/categories')
      ? [...categories.filter(({ kind }) => !hidden.includes(kind)), ventilation]
      : null;
  return data ? Promise.resolve(Response.json({ data })) : catalogueApi()(request, visitor);
};

const open = (slug: string, call = callApi) => loader(openedPage(`/page/${slug}`, call));
const hospital = 'air-conditioning-for-hospital';

describe('the loader of a sector', () => {
  it('loads sections with pictures, and range and price from the categories', async () => {
    const page = await open(hospital);
    expect(page.picture?.key).toBe('ward');
    expect(page.blocks.at(-1)?.picture?.key).toBe('gallery/control-panel');
    // The fixture has neither filters nor their pictures.
    expect(page.blocks[1]?.picture).toBeNull();
    expect(page.blocks[0]?.figures).toEqual([{ value: '20 changes', label: 'of air an hour[2]' }]);
    expect(page.name).toBe('Hospitals');
    expect(page.fits.map(({ title, range, price }) => [title, range, price])).toEqual([
      ['Ventilation', '4 models', 'from ৳61,500'],
      ['Chiller', '18.51 TR', 'Price on request'],
    ]);
  });

  it('accepts one address per page, and none for other kinds', async () => {
    await expect(open('Air-Conditioning-For-HOSPITAL')).rejects.toMatchObject({ status: 301 });
    await expect(open(`${hospital}/`)).rejects.toMatchObject({ status: 301 });
    for (const path of ['/page/nope', '/page/hospital', '/page'])
      expect(siteTarget(path)).toBeNull();
  });

  it('works without pictures, but not without the catalogue', async () => {
    const only =
      (part: string): CallApi =>
      (request, visitor) =>
        request.url.includes(part) ? callApi(request, visitor) : Promise.reject(new Error('down'));
    const texts: CallApi = (request, visitor) =>
      request.url.includes('/sections')
        ? callApi(request, visitor)
        : only('/categories')(request, visitor);
    expect(await open(hospital, texts)).toMatchObject({ picture: null });
    await expect(open(hospital, only('/sections'))).rejects.toMatchObject({
      init: { status: 503 },
    });
  });
});

it('shows banner, blocks, table, units, retrofit, consultancy and notes', async () => {
  const loaderData = await open(hospital);
  renderInShell(<Sector {...({ loaderData } as Parameters<typeof Sector>[0])} />);
  const title = await screen.findByRole('heading', { level: 1 });
  expect(title).toHaveTextContent('Air for each room');
  expect(screen.getByText('Air conditioning for hospitals')).toBeVisible();
  const table = screen.getByRole('region', { name: 'Air changes' });
  expect(within(table).getByRole('row', { name: /Theatre/ })).toHaveTextContent('20');
  expect(screen.getByRole('link', { name: 'Chiller' })).toHaveAttribute(
    'href',
    '/products/chiller',
  );
  for (const name of ['Retrofit', 'Get Consultancy']) {
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  expect(screen.getAllByRole('button', { name: 'Get Consultancy' })).toHaveLength(2);
  expect(document.querySelectorAll('[id^=note-]')).toHaveLength(2);
  for (const mark of screen.getAllByRole('link', { name: /^Note \d$/ })) {
    expect(document.querySelector(mark.getAttribute('href')!)).not.toBeNull();
  }
  const tags = meta({
    loaderData,
    matches: [{ id: 'shell', loaderData: { siteName: 'S' } }],
  } as never);
  expect(tags).toContainEqual({ title: 'Air conditioning for hospitals | S' });
});
