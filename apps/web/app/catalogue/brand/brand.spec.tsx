import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import type { CallApi } from '../../platform/api/api-client';
import { noApi, openedPage } from '../../platform/api/testing';
import { ToastProvider } from '../../platform/ui/toast';
import { catalogueApi } from '../../platform/testing/catalogue-api.fixture';
import { rows } from '../../platform/testing/catalogue-rows.fixture';
import BrandPageView, { loader, meta } from './brand.route';
import { BRAND_ADDRESSES } from './brand-addresses.server';

type MetaArgs = Parameters<typeof meta>[0];

const project = (id: number, brand: string, status = 'completed') => ({
  id,
  project_name: `${brand} building ${id}`,
  location: 'Khulna',
  brand,
  capacity: '40 TR',
  status,
  completed_date: '2025-06-30',
  picture: { key: `projects/${id}`, width: 960, height: 720, blur: 'data:,', alt: '' },
});

/** The catalogue of the fixtures, all by Samsung, and projects of two brands. */
const api: CallApi = (request, visitor) => {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname.endsWith('/vrf-project')) {
    const data = [
      project(1, 'EBARA'),
      project(2, 'EBARA', 'ongoing'),
      // The search also matches the brand in other fields.
      { ...project(3, 'Haier'), project_name: 'Ebara street' },
    ];
    return Promise.resolve(Response.json({ data }));
  }
  const brand = searchParams.get('brand')?.toLowerCase();
  const products = rows.filter((row) => !brand || row.brand?.toLowerCase() === brand);
  return catalogueApi(products)(request, visitor);
};

const load = (path: string, callApi = api) => loader(openedPage(path, callApi));

async function open(path: string) {
  const loaderData = await load(path);
  const props = { loaderData } as unknown as Parameters<typeof BrandPageView>[0];
  const Stub = createRoutesStub([
    {
      id: 'shell',
      path: '*',
      HydrateFallback: () => null,
      loader: () => ({ company: { name: 'Cool Example', sales_phones: [] }, categories: [] }),
      Component: () => (
        <ToastProvider>
          <BrandPageView {...props} />
        </ToastProvider>
      ),
    },
  ]);
  render(<Stub initialEntries={[path]} />);
  return screen.findByRole('heading', { level: 1 });
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const names = Object.entries(BRAND_ADDRESSES).map(([path, { name }]) => [path, name] as const);

describe.each(names)('%s', (path, name) => {
  it('shows the brand, its dated history with sources, and both forms', async () => {
    expect(await open(path)).toHaveTextContent(name);
    const entries = region('History').getAllByRole('listitem');
    expect(entries.map((entry) => entry.querySelector('time')?.textContent)).toEqual([
      '1912',
      '1930',
    ]);
    for (const entry of entries) expect(entry).toHaveTextContent(/Source: \w/);
    expect(screen.getByRole('button', { name: 'Contact us' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Subscribe' })).toBeVisible();
    expect(region('New solutions').getAllByRole('listitem')).toHaveLength(2);
  });

  it("links kinds of units to the maker's site and announces the new tab", async () => {
    await open(path);
    const links = region('Product categories').getAllByRole('link');
    expect(links).toHaveLength(2);
    for (const link of links) {
      expect(link).toHaveAccessibleName(
        new RegExp(` on ${name.toLowerCase()}.com, opens in a new tab$`),
      );
      expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\//));
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener');
    }
  });
});

it('shows one product of each of its largest categories and the number of models', async () => {
  await open('/brand/samsung');
  const products = region('Samsung in our catalogue').getAllByRole('article');
  expect(products.length).toBeGreaterThan(1);
  expect(products.length).toBeLessThanOrEqual(4);
  expect(screen.getByRole('link', { name: `See all ${rows.length} models` })).toHaveAttribute(
    'href',
    '/search?q=Samsung',
  );
  expect(region('New solutions').getByText('VRF outdoor units').closest('a')).toHaveAttribute(
    'href',
    '/products/outdoor',
  );
});

it('offers enquiries and shows completed projects if the maker has no products', async () => {
  await open('/brand/ebara');
  const none = region('EBARA in our catalogue');
  expect(none.queryByRole('article')).toBeNull();
  expect(none.getByRole('heading', { name: 'On enquiry' })).toBeVisible();
  const ask = none.getByRole('button', { name: 'Ask about EBARA' });
  expect(ask.closest('form')).toHaveAttribute('action', '/enquiry/consultation');
  expect(region('Projects with EBARA').getAllByRole('article')).toHaveLength(1);
  expect(screen.queryByText('Ebara street')).toBeNull();
});

describe('/samsung-ac', () => {
  const tagsOf = async (path: string) => {
    const shell = { id: 'shell', loaderData: { siteName: 'Cool Example' } };
    const args = { loaderData: await load(path), matches: [undefined, shell] };
    return meta(args as unknown as MetaArgs);
  };

  it('has the specified heading and names the official distributor', async () => {
    expect(await open('/samsung-ac')).toHaveTextContent(/^Samsung AC & VRF in Bangladesh$/);
    expect(screen.getByText(/^Cool Example is an official distributor of Samsung/)).toBeVisible();
  });

  it('has keywords and shares its canonical address with /samsung-vrf', async () => {
    for (const path of ['/samsung-ac', '/samsung-vrf', '/Samsung-VRF/']) {
      const tags = await tagsOf(path);
      expect(tags).toContainEqual({ title: 'Samsung AC & VRF in Bangladesh | Cool Example' });
      expect(tags).toContainEqual(
        expect.objectContaining({ rel: 'canonical', href: 'http://site.example/samsung-ac' }),
      );
      expect(tags).toContainEqual({ name: 'keywords', content: expect.stringContaining('VRF') });
    }
  });
});

it('fails if its products cannot be loaded, instead of showing none', async () => {
  await expect(load('/brand/haier', noApi)).rejects.toMatchObject({ init: { status: 503 } });
});
