import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CategoryKind } from '@shishir/contract';
import { DEFAULT_VALUES } from '@shishir/sizing';
import { createRoutesStub, data, Outlet } from 'react-router';
import { ToastProvider } from '../../platform/ui/toast';
import { withoutInapplicable } from '../product-parts/card-product.server';
import { toCard } from '../product-parts/card-product.server';
import { partsOf } from './detail/product-parts.server';
import { sizesInTons } from './detail/size-options';
import { fitUnitOf } from './fit/fit-unit.server';
import { ladderOf } from './list/size-ladder.server';
import ProductKeyPage, { ErrorBoundary } from './product-key.route';
import { facetsOf } from '../../platform/testing/catalogue-api.fixture';
import { ALL } from '../list-filters/list-address';
import type { ProductListPage } from './list/product-list.view';
import {
  cassette128,
  cassette45,
  categories,
  chiller18,
  company,
  outdoor8,
} from '../../platform/testing/catalogue-rows.fixture';

/** Opens the page with the result or error of its loader. */
async function open(path: string, loader: () => unknown) {
  const Stub = createRoutesStub([
    {
      id: 'shell',
      path: '/',
      HydrateFallback: () => null,
      loader: () => ({ company, categories }),
      Component: () => (
        <ToastProvider>
          <Outlet />
        </ToastProvider>
      ),
      children: [
        {
          path: 'products/:key',
          loader,
          Component: ProductKeyPage as never,
          ErrorBoundary: ErrorBoundary as never,
        },
        { path: 'contact-us', Component: () => <h1>Contact</h1> },
      ],
    },
  ]);
  render(<Stub initialEntries={[path]} />);
  await screen.findByRole('heading', { level: 1 });
}

const products = [cassette45, cassette128];
const list = (change: Partial<ProductListPage> = {}): ProductListPage => ({
  heading: '360 Cassette Products',
  lead: null,
  crumbs: [{ title: 'Products', path: '/products' }, { title: '360 Cassette' }],
  own: ['360_cassette'],
  list: { ...ALL, chosen: { ...ALL.chosen, category: ['360_cassette'] } },
  products: products.map(toCard),
  total: 2,
  pages: 1,
  facets: facetsOf(products),
  hero: { tall: false, picture: null, facts: [] },
  ...change,
});
const openList = (change?: Partial<ProductListPage>) =>
  open('/products/360_cassette', () => ({ kind: 'category', page: list(change) }));
const openProduct = (row: typeof outdoor8) => {
  const product = withoutInapplicable(row);
  const around = { smaller: null, larger: null, others: [chiller18] };
  const unit = fitUnitOf(product);
  return open(`/products/${product.id}`, () => ({
    kind: 'product',
    product: { ...product, capacity: '6.37 Ton, 22.4 kW', successor: null },
    sizes: sizesInTons(product.category_kind, [product, { ...product, id: 9, cooling_tr: 19.11 }]),
    models: 2,
    parts: partsOf(product, categories, {
      around,
      system: null,
      sizing: null,
      values: DEFAULT_VALUES,
      projects: [],
      company,
      terms: null,
    }),
    fit: unit && { unit, given: null },
    crumbs: [{ title: 'Products', path: '/products' }, { title: '6.37 TR' }],
  }));
};

window.IntersectionObserver = class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

const bar = () => within(screen.getByRole('navigation', { name: 'Product categories' }));

describe('the list of a category', () => {
  it('shows heading, cards and count, and marks its category', async () => {
    await openList();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('360 Cassette Products');
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(bar().getByText('2 Results')).toBeInTheDocument();
    expect(
      bar()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(categories.map(({ path }) => path));
    const marked = bar().getAllByRole('link', { current: 'page' });
    expect(marked).toEqual([bar().getByRole('link', { name: '360 Cassette' })]);
  });

  it('shows the help cell on the last page only', async () => {
    await openList();
    expect(screen.getByRole('link', { name: 'Ask an engineer' })).toHaveAttribute(
      'href',
      '/contact-us',
    );
  });

  it('shows a table of sizes if the address requests it', async () => {
    await openList({
      list: { ...list().list, view: 'table' },
      ladder: ladderOf(products, { min: 1.28, max: 3.64 }),
      hero: {
        tall: false,
        picture: null,
        facts: [{ label: 'Sizes', value: '4.5 to 12.8', unit: 'kW' }],
      },
      same: ['R410A'],
    });
    const table = within(await screen.findByRole('table', { name: /^360 Cassette/ }));
    expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Compare',
      'Size',
      'TR',
      'kW',
      'Height, mm',
      'Price',
      'Cart',
    ]);
    const row = within(table.getByRole('row', { name: /AM128NN4PEH/ }));
    expect(row.getByRole('link', { name: /^3.6 ton ?, 360 Cassette 12.8 kW$/ })).toHaveAttribute(
      'href',
      `/products/${cassette128.id}`,
    );
    expect(row.getByRole('cell', { name: /৳98,000 Regular price ৳1,04,500/ })).toBeVisible();
    const compare = row.getByRole('button', { name: 'Compare 360 Cassette 12.8 kW' });
    await userEvent.click(compare);
    expect(compare).toHaveAttribute('aria-pressed', 'true');
    expect(row.getByRole('button', { name: 'Add to Cart 360 Cassette 12.8 kW' })).toBeVisible();
    const view = within(screen.getByRole('navigation', { name: 'View' }));
    expect(view.getByRole('link', { name: 'Table', current: true })).toBeVisible();
    expect(view.getByRole('link', { name: 'Cards' })).toHaveAttribute(
      'href',
      '/products/360_cassette',
    );
    expect(bar().getByRole('link', { name: 'Chiller' })).toHaveAttribute(
      'href',
      '/products/chiller?view=table',
    );
    await userEvent.click(view.getByRole('link', { name: 'Cards' }));
    expect(screen.getByText('Common to all sizes:').parentElement).toHaveTextContent(
      'Common to all sizes: R410A. VRF indoor units: every system needs an outdoor unit from ৳61,500.',
    );
    expect(screen.queryByRole('group', { name: 'Category' })).toBeNull();
  });

  it('links its pages', async () => {
    const { list: first } = list();
    await openList({ list: { ...first, page: 2, sort: 'cooling_tr' }, pages: 3, total: 71 });
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getByRole('link', { name: /Previous/ })).toHaveAttribute(
      'href',
      '/products/360_cassette?sort=cooling_tr',
    );
    expect(pages.getByRole('link', { name: /Next/ })).toHaveAttribute('rel', 'next');
    expect(pages.getByRole('link', { current: 'page' })).toHaveTextContent('2');
    expect(screen.queryByRole('link', { name: 'Ask an engineer' })).toBeNull();
    expect(bar().getByText('71 Results')).toBeInTheDocument();
  });

  it('links to the last page from a page after it', async () => {
    const { list: first } = list();
    await openList({ list: { ...first, page: 9 }, products: [], pages: 3, total: 71 });
    expect(screen.getByRole('heading', { name: 'There is no page 9.' })).toBeInTheDocument();
    expect(screen.getByText('This list has 3 pages.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Last page' })).toHaveAttribute(
      'href',
      '/products/360_cassette?page=3',
    );
    expect(screen.queryByText('No products found.')).toBeNull();
  });

  it('reports unused values of its address', async () => {
    await openList({ notes: ['Ignored because not recognised: Type “Boat”.'] });
    expect(screen.getByText(/Type “Boat”/)).toBeInTheDocument();
  });

  it('shows an empty state without a count and links to sales', async () => {
    await openList({ products: [], total: 0 });
    expect(screen.getByText('No products found.')).toBeInTheDocument();
    expect(screen.queryByText(/Results/)).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Talk to sales' }));
    expect(await screen.findByRole('heading', { name: 'Contact' })).toBeInTheDocument();
  });

  it('shows an empty state below the category bar for an unknown category', async () => {
    await open('/products/nope', () => ({ kind: 'no-category' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No products found.');
    expect(bar().getAllByRole('link')).toHaveLength(categories.length);
    expect(bar().queryByRole('link', { current: 'page' })).toBeNull();
  });

  it('offers to try again after a failed load, instead of an empty state', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await open('/products/360_cassette?sort=cooling_tr', () => {
      throw data(null, { status: 503 });
    });
    log.mockRestore();
    expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t load the products');
    expect(screen.queryByText('No products found.')).toBeNull();
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      '/products/360_cassette?sort=cooling_tr',
    );
  });
});

describe('the page of a product', () => {
  it('shows name, dimensions and price', async () => {
    await openProduct(outdoor8);
    const main = document.body;
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('VRF Outdoor Unit 8 HP');
    expect(main).toHaveTextContent('Samsung, model AM224DXVGGH');
    for (const tag of ['Heat Pump', 'Inverter', 'R410A']) {
      expect(screen.getAllByText(tag)[0]).toBeInTheDocument();
    }
    expect(main).toHaveTextContent('6.37 Ton');
    expect(main).toHaveTextContent('22.4 kW, 76,400 BTU/h, 8 HP');
    expect(main).toHaveTextContent('Power input5.74 kW, from the old data');
    expect(main).toHaveTextContent('calculated with a COP of 3.9 for every size');
    expect(screen.getByRole('rowheader', { name: 'Horsepower' })).toBeInTheDocument();
    // One sentence and one link for all missing values; a section without values is left out.
    expect(screen.getByText('Not listed here:').parentElement).toHaveTextContent(
      /^Not listed here: EER,.*weight, sound pressure/,
    );
    expect(screen.getAllByRole('link', { name: 'Send it to me' })).toHaveLength(1);
    expect(screen.queryByRole('table', { name: 'Electrical' })).toBeNull();
    const box = within(screen.getByRole('region', { name: 'Price and delivery' }));
    expect(box.getByText('Nusrat Rahman')).toBeInTheDocument();
    expect(box.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/8801000000103',
    );
    expect(screen.getAllByRole('link', { name: 'Data sheet' })[0]).toHaveAttribute(
      'href',
      '/products/1/data-sheet',
    );
    expect(screen.getByRole('img', { name: /^Dimension drawing/ })).toHaveAccessibleName(
      'Dimension drawing: 930 mm wide, 1,695 mm high, 765 mm deep',
    );
    expect(screen.getByText(/^Footprint 930 × 765 mm/)).toBeInTheDocument();
  });

  it('marks and counts its category in the bar', async () => {
    await openProduct(outdoor8);
    expect(bar().getByText('2 Results')).toBeInTheDocument();
    expect(bar().getByRole('link', { name: 'Outdoor Unit' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  it('omits unknown values', async () => {
    await openProduct({ ...chiller18, size_depth_mm: null });
    expect(screen.queryByRole('rowheader', { name: 'Horsepower' })).toBeNull();
    expect(screen.queryByRole('rowheader', { name: 'Panel' })).toBeNull();
    expect(screen.queryByText('Does it fit?')).toBeNull();
    expect(screen.getAllByText('Price on request').length).toBeGreaterThan(0);
    expect(document.body).not.toHaveTextContent('৳');
  });

  it('shows that an indoor unit needs an outdoor unit, and units of the same capacity', async () => {
    await openProduct(cassette45);
    const [need] = screen.getAllByRole('link', { name: 'Needs an outdoor unit from ৳61,500' });
    expect(need!.parentElement).toHaveTextContent(/^VRF indoor unit\. Needs/);
    expect(screen.getByRole('region', { name: 'Price and delivery' })).toHaveTextContent(
      'VRF indoor unit. Needs an outdoor unit from ৳61,500',
    );
    const around = within(screen.getByRole('region', { name: 'Other sizes and types' }));
    const item = within(around.getByRole('listitem'));
    expect(item.getByText('Price on request')).toBeInTheDocument();
    expect(item.getByRole('link', { name: chiller18.title })).toHaveAttribute(
      'href',
      `/products/${chiller18.id}`,
    );
  });

  it('shows the features of a cassette with the height of its body', async () => {
    await openProduct(cassette45);
    expect(
      screen.getByText(/^The body is 281 mm high\. Allow extra for hangers and drain/),
    ).toBeInTheDocument();
    const features = within(screen.getByRole('region', { name: 'Air in every direction' }));
    expect(features.getAllByRole('listitem').length).toBeGreaterThanOrEqual(6);
  });

  it.each<[CategoryKind, string, RegExp]>([
    [
      'outdoor_unit',
      'How a VRF system works',
      /^How a VRF system works: one outdoor unit .+ store\.$/,
    ],
    ['round_cassette', 'Where the air goes', /^Airflow of a 360 cassette: .+ twelve arrows/],
    ['four_way_cassette', 'Where the air goes', /^Airflow of a 4-way cassette: .+ four sides\.$/],
    ['one_way_cassette', 'Where the air goes', /^Airflow of a 1-way cassette: .+ long louvre\.$/],
  ])('shows how %s works at any address', async (category_kind, title, seen) => {
    await openProduct({ ...cassette45, category_kind, category_slug: 'renamed-by-staff' });
    const figure = within(screen.getByRole('figure'));
    expect(figure.getByRole('heading', { level: 3 })).toHaveTextContent(title);
    const drawing = figure.getByRole('img', { name: seen });
    expect(drawing.querySelectorAll('svg .diagram__air').length).toBeGreaterThan(4);
  });

  it.each<[CategoryKind, RegExp]>([
    ['slim_duct', /^Section: the unit in the ceiling void/],
    ['wall_mounted', /^Section through a bedroom/],
    ['ceiling_mounted', /^Section: the unit hangs below the slab/],
    ['ventilation', /^Section: outdoor air crosses the used air/],
    ['chiller', /^Section: the chiller on the roof/],
  ])('draws a room or building with a %s', async (category_kind, seen) => {
    await openProduct({ ...cassette45, category_kind });
    const drawing = within(screen.getByRole('figure')).getByRole('img', { name: seen });
    expect(drawing.querySelectorAll('text').length).toBeGreaterThan(0);
    expect(drawing).not.toHaveTextContent('{');
  });

  it.each<[CategoryKind, RegExp]>([
    ['outdoor_unit', /^Footprint 947 × 947 mm/],
    ['two_way_cassette', /Only the panel shows below the ceiling/],
    ['slim_duct', /Only the grilles show in the room/],
    ['ceiling_mounted', /^Hangs exposed, 281 mm below the ceiling/],
    ['split', /^Takes 947 mm of wall/],
    ['air_handling_unit', /^Footprint 947 × 947 mm/],
    ['other', /is 947 mm wide, 281 mm high and 947 mm deep/],
  ])('draws a %s in its place', async (category_kind, text) => {
    await openProduct({ ...cassette45, category_kind, category_slug: 'renamed-by-staff' });
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(
      screen.getByRole('img', { name: /^(Dimension drawing|Section: a body|Front view)/ }),
    ).toBeInTheDocument();
  });

  it('offers a next step if the product does not exist', async () => {
    await open('/products/99999', () => ({ kind: 'no-product' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Product not found');
    expect(screen.getByRole('link', { name: 'See all products' })).toHaveAttribute(
      'href',
      '/products',
    );
  });
});
