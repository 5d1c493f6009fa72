import '@testing-library/jest-dom';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, useLocation } from 'react-router';
import { ToastProvider } from '../../../platform/ui/toast';
import { facetsOf } from '../../../platform/testing/catalogue-api.fixture';
import { ALL } from '../../list-filters/list-address';
import { ProductList, type ProductListPage } from '../list/product-list.view';
import { readList } from '../../list-filters/read-list';
import { categories, rows } from '../../../platform/testing/catalogue-rows.fixture';
import { toCard } from '../../product-parts/card-product.server';

/** The list of all products with the filters of its address, as on the site. */
async function open(path = '/products', change: Partial<ProductListPage> = {}) {
  const Page = () => {
    const { search } = useLocation();
    const list = { ...ALL, ...readList(new URLSearchParams(search)) };
    const page: ProductListPage = {
      heading: 'All Products',
      lead: null,
      crumbs: [],
      own: [],
      list,
      products: rows.map(toCard),
      total: rows.length,
      pages: 1,
      facets: facetsOf(rows),
      ...change,
    };
    return (
      <ToastProvider>
        <ProductList page={page} />
        <output aria-label="Address">{decodeURIComponent(search)}</output>
      </ToastProvider>
    );
  };
  const Stub = createRoutesStub([
    {
      id: 'shell',
      path: '/',
      HydrateFallback: () => null,
      loader: () => ({ categories }),
      children: [{ path: 'products/:key?', Component: Page }],
    },
  ]);
  render(<Stub initialEntries={[path]} />);
  await screen.findByRole('group', { name: 'Type' });
}

const address = () => screen.getByRole('status', { name: 'Address' });
const beside = () => within(screen.getByRole('complementary', { name: 'Filters' }));

describe('the filter form', () => {
  it('shows the count of each value and omits values without products', async () => {
    await open();
    const type = within(beside().getByRole('group', { name: 'Type' }));
    expect(type.getByRole('checkbox', { name: 'Outdoor Unit 2' })).toBeEnabled();
    expect(beside().queryByRole('checkbox', { name: /R32/ })).toBeNull();
    // All of them have the same refrigerant, so there is nothing to choose.
    expect(beside().queryByRole('group', { name: 'Refrigerant' })).toBeNull();
    for (const box of beside().getAllByRole('checkbox')) {
      // Invalid HTML on a checkbox.
      expect(box).not.toHaveAttribute('readonly');
      expect(box).not.toHaveAttribute('autocomplete');
    }
    expect(beside().queryByRole('checkbox', { name: /Dehumidifier/ })).toBeNull();
  });

  it('keeps a chosen value without products, so that it can be removed', async () => {
    await open('/products?refrigerant=R32');
    const r32 = beside().getByRole('checkbox', { name: 'R32 0' });
    expect(r32).toBeChecked();
    await userEvent.click(r32);
    await waitFor(() => expect(address()).toBeEmptyDOMElement());
  });

  it('applies several values of a filter immediately and returns to the first page', async () => {
    await open('/products?category=outdoor,chiller&page=2&sort=cooling_tr');
    await userEvent.click(screen.getByLabelText('360 Cassette 2'));
    await waitFor(() =>
      expect(address()).toHaveTextContent('?category=outdoor,360_cassette,chiller&sort=cooling_tr'),
    );
  });

  it('accepts typed ranges, also in Bangla digits', async () => {
    await open();
    await userEvent.type(beside().getByRole('textbox', { name: 'Smallest capacity, TR' }), '৩.৫');
    await userEvent.type(
      beside().getByRole('textbox', { name: 'Highest price, taka' }),
      '4,00,000{Enter}',
    );
    await waitFor(() => expect(address()).toHaveTextContent('?tr_min=3.5&price_max=400000'));
    expect(screen.getByText('3.5 to 19.11 TR')).toBeInTheDocument();
  });

  it('shows errors next to the field and keeps the text and the previous bound', async () => {
    await open('/products?price_max=90000');
    const capacity = within(beside().getByRole('group', { name: 'Capacity' }));
    const field = beside().getByRole('textbox', { name: 'Smallest capacity, TR' });
    await userEvent.type(field, 'abc');
    expect(capacity.queryByRole('alert')).toBeNull();
    await userEvent.tab();
    expect(capacity.getByRole('alert')).toHaveTextContent(
      'Smallest capacity: enter a number, such as 1.5.',
    );
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Smallest capacity: enter a number, such as 1.5.');
    expect(address()).toHaveTextContent('?price_max=90000');

    const highest = beside().getByRole('textbox', { name: 'Highest price, taka' });
    await userEvent.clear(highest);
    await userEvent.type(highest, '-5{Enter}');
    expect(highest).toHaveAccessibleDescription('Highest price: enter 0 or more.');
    // Other filters still apply.
    await userEvent.click(beside().getByRole('checkbox', { name: 'Indoor Unit 2' }));
    await waitFor(() => expect(address()).toHaveTextContent('?type=Indoor+Unit&price_max=90000'));
    expect(highest).toHaveValue('-5');
    expect(field).toHaveValue('abc');

    await userEvent.clear(field);
    await userEvent.type(field, '2{Enter}');
    await waitFor(() => expect(address()).toHaveTextContent('tr_min=2'));
    expect(field).toBeValid();
    expect(highest).toHaveAccessibleDescription('Highest price: enter 0 or more.');
  });

  it('swaps reversed bounds with a note', async () => {
    await open('/products?tr_max=5');
    const capacity = within(beside().getByRole('group', { name: 'Capacity' }));
    await userEvent.type(
      beside().getByRole('textbox', { name: 'Smallest capacity, TR' }),
      '9{Enter}',
    );
    await waitFor(() => expect(address()).toHaveTextContent('?tr_min=5&tr_max=9'));
    expect(beside().getByRole('textbox', { name: 'Smallest capacity, TR' })).toHaveValue('5');
    expect(beside().getByRole('textbox', { name: 'Largest capacity, TR' })).toHaveValue('9');
    const note = 'The smallest capacity was above the largest, so we swapped them.';
    expect(capacity.getByText(note)).toHaveAttribute('role', 'status');
    await userEvent.click(screen.getByRole('link', { name: /^5 TR to 9 TR/ }));
    await waitFor(() => expect(address()).toBeEmptyDOMElement());
    expect(screen.queryByText(/we swapped them/)).toBeNull();
  });

  it('is one form without JavaScript, including the sort order', async () => {
    await open();
    const form = beside().getByRole('group', { name: 'Capacity' }).closest('form')!;
    expect(form).toHaveAttribute('action', '/products');
    expect(screen.getByLabelText('Sort by')).toHaveAttribute('form', form.id);
  });

  it('keeps the filters if the sort order changes', async () => {
    await open('/products?type=Indoor+Unit&page=2');
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Price: high to low');
    await waitFor(() => expect(address()).toHaveTextContent('?type=Indoor+Unit&sort=-offer_price'));
  });
});

describe('the list of active filters', () => {
  it('names each filter and removes it', async () => {
    await open('/products?category=outdoor,chiller&tr_min=2&tr_max=20&price_max=90000');
    const chips = within(screen.getByRole('list', { name: 'Active filters' }));
    expect(chips.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Outdoor Unit, remove filter',
      'Chiller, remove filter',
      '2 TR to 20 TR, remove filter',
      'Up to ৳90,000, remove filter',
      'Clear all',
    ]);
    await userEvent.click(chips.getByRole('link', { name: /^2 TR to 20 TR/ }));
    await waitFor(() =>
      expect(address()).toHaveTextContent('?category=outdoor,chiller&price_max=90000'),
    );
    await userEvent.click(screen.getByRole('link', { name: 'Clear all' }));
    await waitFor(() => expect(address()).toBeEmptyDOMElement());
  });

  it('can be cleared if no product matches', async () => {
    await open('/products?type=Indoor+Unit', { products: [], total: 0 });
    expect(screen.getByRole('heading', { name: 'No products found.' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Talk to sales' })).toHaveAttribute(
      'href',
      '/contact-us',
    );
    await userEvent.click(screen.getByRole('link', { name: 'Clear filters' }));
    await waitFor(() => expect(address()).toBeEmptyDOMElement());
  });
});

describe('the drawer of small screens', () => {
  it('contains the same filters, shows the number of products, and returns the focus', async () => {
    await open();
    const button = screen.getByRole('button', { name: 'Filters' });
    await userEvent.click(button);
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Indoor Unit 2' }));
    expect(drawer.getByRole('button', { name: 'Show 5 products' })).toBeInTheDocument();
    await userEvent.click(drawer.getByRole('button', { name: 'Clear all' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Show 5 products' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button).toHaveFocus();
  });
});
