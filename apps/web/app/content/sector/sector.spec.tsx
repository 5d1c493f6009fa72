import '@testing-library/jest-dom';
import { type Category, SECTORS, siteTarget } from '@shishir/contract';
import { act, screen, within } from '@testing-library/react';
import type { CallApi } from '../../platform/api/api-client';
import { openedPage } from '../../platform/api/testing';
import { catalogueApi } from '../../platform/testing/catalogue-api.fixture';
import { categories } from '../../platform/testing/catalogue-rows.fixture';
import { renderInShell } from '../../platform/testing/shell.fixture';
import { DRAWINGS, drawingOf, placesOf } from './section-drawings.server';
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

/** Reports that a text is in the middle of the window. */
let read: (text: Element) => void;
window.IntersectionObserver = class {
  constructor(callback: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    read = (target) => act(() => callback([{ isIntersecting: true, target }]));
  }
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

const open = (slug: string, call = callApi) => loader(openedPage(`/page/${slug}`, call));
const hospital = 'air-conditioning-for-hospital';

describe('the loader of a sector', () => {
  it('loads sections with pictures, and range and price from the categories', async () => {
    const page = await open(hospital);
    expect(page.picture?.key).toBe('ward');
    expect(page.blocks.at(-1)?.picture?.key).toBe('gallery/control-panel');
    expect(page.blocks[0]?.figures).toEqual([{ value: '20 changes', label: 'of air an hour[2]' }]);
    expect(page.name).toBe('Hospitals');
    expect(page.fits.map(({ title, range, price }) => [title, range, price])).toEqual([
      ['Ventilation', '4 models', 'From ৳61,500'],
      ['Chiller', '18.51 TR', 'Price on request'],
    ]);
  });

  it('finds the place of a block by its type of unit, and else a picture of that type', async () => {
    const [theatres, filters, controls] = (await open(hospital)).blocks;
    // No place of this drawing is about chillers.
    expect(theatres).toMatchObject({ place: null, picture: { key: 'products/round-below' } });
    expect(filters).toMatchObject({ place: { parts: ['theatre', 'plant'] }, picture: null });
    expect(controls).toMatchObject({ place: { parts: ['control', 'roof'] } });
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

describe('the drawing of a sector', () => {
  it.each(SECTORS)('contains all places of %s', (sector) => {
    const drawing = new DOMParser().parseFromString(drawingOf(sector), 'image/svg+xml');
    expect(drawing.documentElement.getAttribute('aria-label')).toMatch(/^Section through/);
    const places = DRAWINGS[sector].places;
    expect(places.length).toBeGreaterThanOrEqual(4);
    for (const [, parts, crop] of places) {
      for (const part of parts.split(' ')) {
        expect(drawing.querySelector(`[data-part="${part}"]`)).not.toBeNull();
      }
      const [x, y, width, height] = crop.split(' ').map(Number) as [number, number, number, number];
      expect(x + width).toBeLessThanOrEqual(960);
      expect(y + height).toBeLessThanOrEqual(640);
    }
  });

  it('takes the places of one type of unit one after the other', () => {
    const placeOf = placesOf('hotel');
    expect(placeOf('outdoor_unit')?.parts).toEqual(['system', 'roof']);
    expect(placeOf('ventilation')?.parts).toEqual(['air']);
    expect(placeOf('outdoor_unit')?.parts).toEqual(['room', 'banquet']);
    expect(placeOf('outdoor_unit')).toBeNull();
    expect(placeOf(null)).toBeNull();
  });
});

it('lights the parts of the drawing that belong to the text that is read', async () => {
  const loaderData = await open(hospital);
  renderInShell(<Sector {...({ loaderData } as Parameters<typeof Sector>[0])} />);
  const drawing = await screen.findByRole('img', { name: /^Section through a hospital/ });
  const lit = () =>
    new Set([...drawing.querySelectorAll<SVGElement>('.is-read')].map((part) => part.dataset.part));
  const textOf = (name: string) =>
    screen.getByRole('heading', { name }).closest<HTMLElement>('[data-reads]')!;
  expect(drawing).not.toHaveClass('is-reading');
  read(textOf('Controls'));
  expect(drawing).toHaveClass('is-reading');
  expect(lit()).toEqual(new Set(['control', 'roof']));
  read(textOf('Theatres'));
  expect(drawing).not.toHaveClass('is-reading');
  expect(lit()).toEqual(new Set());
});

it('shows banner, blocks, table, units, retrofit, consultancy and notes', async () => {
  const loaderData = await open(hospital);
  renderInShell(<Sector {...({ loaderData } as Parameters<typeof Sector>[0])} />);
  const title = await screen.findByRole('heading', { level: 1 });
  expect(title).toHaveTextContent('Air for each room');
  expect(screen.getByText('Air conditioning for hospitals')).toBeVisible();
  expect(screen.getByText(/^Figures are typical estimates/)).toBeVisible();
  expect(screen.getByRole('img', { name: /^Operating theatre/ })).toHaveAttribute(
    'viewBox',
    '184 178 382 199',
  );
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
