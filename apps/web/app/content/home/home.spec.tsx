import '@testing-library/jest-dom';
import type { Category, Company, Product, SectionPart } from '@shishir/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import type { CallApi } from '../../platform/api/api-client';
import { noApi, openedPage } from '../../platform/api/testing';
import { sections } from '../../platform/testing/sections.fixture';
import { company, outdoor, renderInShell } from '../../platform/testing/shell.fixture';
import HomePage, { loader, meta } from './home.route';

const product = (id: number, overrides: Partial<Product> = {}) =>
  ({
    id,
    title: `Unit ${id}`,
    model: `M${id}`,
    category_id: 1,
    category_slug: 'renamed-by-staff',
    category_kind: 'outdoor_unit',
    horsepower: null,
    cooling_tr: id,
    cooling_kw: id * 3.5,
    regular_price: null,
    offer_price: null,
    wind_free: null,
    pictures: [],
    brand: null,
    ...overrides,
  }) as unknown as Product;

const catalogue = [
  product(1, { horsepower: 8, cooling_tr: 6.37, brand: 'Samsung' }),
  product(2, {
    brand: 'SAMSUNG',
    horsepower: 34,
    regular_price: 100,
    offer_price: 80,
    cooling_tr: 27.07,
  }),
  product(3, { category_id: 16, category_kind: 'filter', cooling_tr: null, cooling_kw: null }),
];
const industry = {
  id: 1,
  title: 'Gym',
  link: '/page/gym',
  image: null,
  picture: null,
  position: 1,
};

const project = (id: number, status: string, completed_date: string) => ({
  id,
  ...{ project_name: `Building ${id}`, location: 'Dhaka', capacity: '89 TR', picture: null },
  ...{ status, completed_date },
});
const projects = [project(1, 'ongoing', '2027-02-01'), project(2, 'completed', '2026-05-01')];

/** Responds with the texts of the page, without the `hidden` parts, and the details of the company. */
const textsOnly =
  (hidden: SectionPart[] = [], details: Company = company): CallApi =>
  ({ url }) => {
    const texts = sections.filter(
      ({ page_key, part }) => page_key === 'home' && !hidden.includes(part),
    );
    if (url.includes('/sections')) return Promise.resolve(Response.json({ data: texts }));
    if (url.includes('/company')) return Promise.resolve(Response.json({ data: details }));
    return Promise.reject(new TypeError('refused'));
  };

const answering =
  (products: Product[], industries: object[], texts = textsOnly()): CallApi =>
  (request, visitor) => {
    const { url } = request;
    if (/\/(sections|company)/.test(url)) return texts(request, visitor);
    return Promise.resolve(
      url.includes('/products')
        ? Response.json(products, { headers: { 'x-total-count': String(products.length) } })
        : url.includes('/vrf-project')
          ? Response.json({ data: projects }, { headers: { 'x-total-count': '2' } })
          : Response.json({ data: url.includes('/industries') ? industries : [] }),
    );
  };

const load = (callApi: CallApi) => loader(openedPage('/', callApi));

async function open(callApi: CallApi, data = {}) {
  const loaderData = await load(callApi);
  renderInShell(<HomePage {...({ loaderData } as Parameters<typeof HomePage>[0])} />, data);
  await screen.findByRole('heading', { level: 1 });
}

describe('the home page', () => {
  it('takes its figures from the catalogue', async () => {
    await open(answering(catalogue, [industry]));
    const facts = screen
      .getAllByRole('link')
      .filter((link) => link.closest('.facts'))
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(facts).toEqual([
      ['3 modelsin the catalogue, 1 with a price', '/products'],
      ['6.37–27 TRcooling, from one room to a building', '/products?sort=cooling_tr'],
      ['2 projectswith location and capacity', '/our-projects'],
      ['9:00–18:00Saturday to Thursday, by phone', '/contact-us'],
    ]);
    expect(screen.getByRole('link', { name: /^Samsung.*2 models/ })).toHaveAttribute(
      'href',
      '/brand/samsung',
    );
    expect(screen.getByRole('link', { name: /^Haier.*On enquiry/ })).toBeInTheDocument();
    expect(screen.getByText('Class').parentElement).toHaveTextContent('8–34 HP');
    const family = screen.getByRole('link', { name: /Outdoor Unit.*6.37 to 27.07 TR/ });
    expect(family).toHaveAttribute('href', '/products/outdoor');
    const lane = within(family.closest('li')!);
    expect(lane.getByRole('link', { name: 'Unit 2 27.07 TR, ৳80' })).toHaveAttribute(
      'href',
      '/products/2',
    );
    expect(lane.getByRole('link', { name: 'Unit 1 6.37 TR, On request' })).toBeInTheDocument();
  });

  it('finds the categories of its tiles by kind, whatever their addresses', async () => {
    const tile = (id: number, kind: Category['kind'], title: string): Category => ({
      ...outdoor,
      ...{ id, kind, title, slug: `renamed-${id}`, path: `/products/renamed-${id}` },
    });
    const categories = [
      tile(3, 'four_way_cassette', 'Square'),
      tile(1, 'outdoor_unit', 'Condensing units'),
      tile(2, 'round_cassette', 'Round'),
    ];
    await open(answering(catalogue, []), { categories });
    const cassettes = within(
      screen.getByRole('heading', { name: /^Three cassettes/ }).closest('section')!,
    );
    const tiles = cassettes.getAllByRole('link');
    expect(tiles.map((link) => link.getAttribute('href'))).toEqual([
      '/products/renamed-3',
      '/products/renamed-2',
    ]);
    expect(screen.getByRole('link', { name: 'See outdoor units' })).toHaveAttribute(
      'href',
      '/products/renamed-1',
    );
    expect(
      screen.getByRole('link', { name: /Condensing units.*6.37 to 27.07 TR/ }),
    ).toBeInTheDocument();
  });

  it('highlights the models near the chosen capacity, with the price of the nearest', async () => {
    await open(answering(catalogue, []));
    const lane = screen
      .getByRole('link', { name: /Outdoor Unit.*6.37 to 27.07 TR/ })
      .closest('li')!;
    const slider = screen.getByRole('slider', { name: 'Cooling you need' });
    expect(lane).toHaveTextContent(/On request$/);
    fireEvent.change(slider, { target: { value: 400 } });
    expect(lane).toHaveTextContent(/nearest 6.37 TR$/);
    fireEvent.change(slider, { target: { value: slider.getAttribute('max') } });
    expect(slider).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^30 TR, 104 kW.* 1 model in 1 family/),
    );
    expect(lane).toHaveTextContent(/৳80$/);
    expect(lane.querySelectorAll('.near')).toHaveLength(1);
  });

  it('moves the focus between the models of a lane with the arrow keys', async () => {
    await open(answering(catalogue, []));
    const [first, second] = [1, 2].map((id) =>
      screen.getByRole('link', { name: new RegExp(`^Unit ${id} .*TR`) }),
    );
    first!.focus();
    fireEvent.keyDown(first!, { key: 'ArrowRight' });
    expect(second).toHaveFocus();
    fireEvent.keyDown(second!, { key: 'ArrowLeft' });
    expect(first).toHaveFocus();
  });

  it('features the unit of each category with the largest saving', async () => {
    const { catalogue: displayed } = await load(answering(catalogue, []));
    expect(displayed?.featured.map(({ id }) => id)).toEqual([3, 2]);
  });

  it('welcomes the visitor, and has a footnote for each claim of a maker', async () => {
    await open(answering(catalogue, []));
    expect(screen.getByRole('heading', { name: 'Welcome to Cool Example' })).toBeInTheDocument();
    expect(screen.getByText(/^We sell Samsung\./)).toHaveTextContent(
      'with an office in Banani, Dhaka, and a workshop in Narayanganj.',
    );
    expect(screen.getByRole('link', { name: 'About Cool Example' })).toHaveAttribute(
      'href',
      '/about-us',
    );
    expect(screen.getByText('Parts in Narayanganj')).toBeInTheDocument();
    expect(screen.getByText(/^One ton cools 185–225 sq ft/)).toBeInTheDocument();
    const notes = within(screen.getByRole('region', { name: 'Notes' })).getAllByRole('listitem');
    for (const [index, note] of notes.entries()) {
      for (const mark of screen.getAllByRole('link', { name: `Note ${index + 1}` })) {
        expect(mark).toHaveAttribute('href', `#${note.id}`);
      }
      expect(note).toHaveTextContent(/^Manufacturer’s (figure|claim)/);
    }
  });

  it('draws the air of Wind-Free first, and of fast cooling when that is chosen', async () => {
    await open(answering(catalogue, []));
    const modes = within(screen.getByRole('group', { name: 'Show how the air moves' }));
    expect(modes.getByRole('radio', { name: 'Wind-Free' })).toBeChecked();
    expect(modes.getByRole('radio', { name: 'Fast cooling' })).toHaveClass('fast');
    expect(screen.getByText('Louvres open.').nextSibling).toHaveTextContent(/^Louvres closed\.1$/);
    expect(screen.getByRole('checkbox', { name: 'Pause the animation' })).not.toBeChecked();
  });

  it('has no switch unless staff describe two modes', async () => {
    await open(answering(catalogue, [], textsOnly(['mode'])));
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('shows the projects completed last', async () => {
    await open(answering(catalogue, []));
    expect(screen.getByRole('link', { name: 'Building 2' })).toHaveAttribute(
      'href',
      '/our-projects?project=2',
    );
    expect(screen.queryByText('Building 1')).not.toBeInTheDocument();
  });

  it('links to the page of each industry', async () => {
    await open(answering(catalogue, [industry]));
    expect(screen.getByRole('heading', { name: 'Industries We Serve' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Learn More.*Gym/ })).toHaveAttribute(
      'href',
      '/page/gym',
    );
  });

  it('shows a message without industries', async () => {
    await open(answering(catalogue, []));
    expect(screen.getByText('No industries available.')).toBeInTheDocument();
  });

  it('names the country if the places of the company are unknown', async () => {
    const texts = textsOnly([], { ...company, head_office: null, warehouse: null });
    await open(answering(catalogue, [], texts));
    expect(screen.getByText(/^We sell Samsung\./)).toHaveTextContent(
      'with an office in Bangladesh, and a workshop in Bangladesh.',
    );
  });

  it('compares the saving with the rest', async () => {
    await open(answering(catalogue, []));
    expect(
      screen.getByText('up to', { exact: false, selector: 'small' }).parentElement,
    ).toHaveTextContent(/^up to 55% less energy$/);
    expect(screen.getByText('45%')).toBeInTheDocument();
  });

  it('renders with its head only', async () => {
    const parts = sections.flatMap(({ page_key, part }) => (page_key === 'home' ? part : []));
    const hidden = parts.filter((part) => part !== 'banner');
    await open(answering(catalogue, [industry], textsOnly(hidden)));
    expect(screen.getByRole('heading')).toHaveTextContent('Cold air, without the wind.');
    expect(screen.getByRole('link', { name: /3 models/ })).toBeInTheDocument();
  });

  it('has the name of the company as heading and title without its head', async () => {
    const { hero, title } = await load(answering(catalogue, [], textsOnly(['banner', 'search'])));
    expect([hero.title, title]).toEqual(['Cool Example', 'Cool Example']);
  });

  it('has the title and description of its texts', async () => {
    const loaderData = await load(answering(catalogue, []));
    const tags = meta({ loaderData, matches: [undefined, {}] } as never);
    expect(tags).toContainEqual({ name: 'description', content: 'Sized by Cool Example.' });
    expect(tags).toContainEqual({ title: 'Air conditioning' });
  });

  it('responds with 503 while the API is down', async () => {
    await expect(load(noApi)).rejects.toMatchObject({ init: { status: 503 } });
  });

  it('renders with messages about missing parts if only its texts could be loaded', async () => {
    await open(textsOnly(), { categories: [], company: null });
    expect(screen.getByText('No industries available.')).toBeInTheDocument();
    const failed = within(screen.getByRole('alert'));
    expect(failed.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/');
    expect(screen.queryByText(/Featured products|Latest projects/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Samsung/ })).not.toHaveTextContent(/models|enquiry/);
  });

  it('leaves out sections without an error if the catalogue is empty', async () => {
    await open(answering([], []), { categories: [{ ...outdoor, tr_min: null, tr_max: null }] });
    expect(screen.queryByText(/models/)).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: /on one scale/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps its figures if a category has no price any more', async () => {
    await open(answering(catalogue, []), { categories: [{ ...outdoor, price_from: null }] });
    expect(screen.getByRole('link', { name: /Outdoor Unit.*6.37 to/ })).toBeInTheDocument();
    expect(screen.queryByText(/৳0/)).not.toBeInTheDocument();
  });
});
