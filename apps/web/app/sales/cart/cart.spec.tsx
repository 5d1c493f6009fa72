import '@testing-library/jest-dom';
import type { User } from '@shishir/contract';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, Outlet } from 'react-router';
import { noApi, openedPage } from '../../platform/api/testing';
import { catalogueApi } from '../../platform/testing/catalogue-api.fixture';
import { cassette45, chiller18, outdoor8 } from '../../platform/testing/catalogue-rows.fixture';
import { visitor as account } from '../../platform/testing/shell.fixture';
import { ToastProvider } from '../../platform/ui/toast';
import { addToCart, removeFromCart, setQuantity } from './cart-store';
import CartPage, { ErrorBoundary, loader } from './cart.route';

const gone = { id: 999, title: 'Old Chiller 5 Ton', model: 'OLD5' };
const visitor = userEvent.setup();

beforeEach(() => {
  sessionStorage.clear();
  for (const { id } of [cassette45, chiller18, outdoor8, gone]) removeFromCart(id);
});

async function open(path = '/cart', callApi = catalogueApi(), user: User | null = null) {
  const Stub = createRoutesStub([
    {
      id: 'shell',
      path: '/',
      HydrateFallback: () => null,
      loader: () => ({ company: null, categories: [], user }),
      Component: () => (
        <ToastProvider>
          <Outlet />
        </ToastProvider>
      ),
      children: [
        {
          path: 'cart',
          loader: ({ url }) => loader(openedPage(url.pathname + url.search, callApi)),
          Component: CartPage as never,
          ErrorBoundary: ErrorBoundary as never,
        },
        { path: 'contact-us', Component: () => <h1>Contact</h1> },
      ],
    },
  ]);
  render(<Stub initialEntries={[path]} />);
  await screen.findByRole('heading', { level: 1 });
}

const row = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name: title });
  return within(heading.closest('li')!);
};
const total = () => screen.getByText('Total of list prices').parentElement;

describe('the cart page', () => {
  it('is empty at first, with a link to the products', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See all products' })).toHaveAttribute(
      'href',
      '/products',
    );
  });

  it('shows each product with its current price, and the total of known prices', async () => {
    addToCart(outdoor8);
    addToCart(chiller18);
    setQuantity(outdoor8.id, 2);
    await open();
    const priced = await row(outdoor8.title);
    expect(await priced.findByText('৳3,29,000')).toBeInTheDocument();
    expect(priced.getByText('৳3,54,000').closest('del')).not.toBeNull();
    expect((await row(chiller18.title)).getByText('Price on request')).toBeInTheDocument();
    expect(total()).toHaveTextContent('৳6,58,000');
    expect(screen.getByText('1 product')).toBeInTheDocument();
    expect(screen.getByText('This is not an order. We’ll send you a quotation.')).toBeVisible();
  });

  it('shows no total until the prices are loaded, and never ৳0', async () => {
    addToCart(chiller18);
    let answer = () => {};
    const slow = new Promise<void>((resolve) => (answer = resolve));
    const api = catalogueApi();
    await open('/cart', async (request, own) => {
      if (/products\/\d+$/.test(new URL(request.url).pathname)) await slow;
      return api(request, own);
    });
    expect(await screen.findByText('Loading prices')).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('৳');
    answer();
    await waitFor(() => expect(total()).toHaveTextContent('Price on request'));
    expect(document.body).not.toHaveTextContent('৳');
  });

  it('names a missing outdoor unit, and links to the builder with the indoor units', async () => {
    addToCart(cassette45);
    await open();
    expect(await screen.findByText('The outdoor unit is missing.')).toBeInTheDocument();
    const need = within(screen.getByText(/^They need a/));
    expect(need.getByRole('link', { name: outdoor8.title })).toHaveAttribute('href', '/products/1');
    const builder = screen.getByRole('link', { name: 'Plan the system' });
    expect(builder.getAttribute('href')).toMatch(`/tools/vrf?room=_${cassette45.id}_`);
    addToCart(outdoor8);
    await waitFor(() =>
      expect(screen.queryByText('The outdoor unit is missing.')).not.toBeInTheDocument(),
    );
  });

  it('changes the quantity with buttons and field, from 1 to 999', async () => {
    addToCart(cassette45);
    await open();
    const quantity = within(
      await screen.findByRole('group', { name: `Quantity of ${cassette45.title}` }),
    );
    const field = quantity.getByRole('textbox', { name: 'Quantity' });
    await visitor.click(quantity.getByRole('button', { name: 'One less' }));
    expect(field).toHaveValue('1');
    await visitor.click(quantity.getByRole('button', { name: 'One more' }));
    expect(field).toHaveValue('2');
    await visitor.clear(field);
    expect(field).toHaveValue('');
    await visitor.type(field, '12x');
    await waitFor(() => expect(total()).toHaveTextContent('৳7,38,000'));
    await visitor.clear(field);
    await visitor.tab();
    expect(field).toHaveValue('12');
  });

  it.each([
    ['১২', '12', null],
    ['1,00', '1', null],
    ['0,100', '1', 'Enter a whole number. The cart still has 1.'],
    ['1,5', '1', 'Enter a whole number. The cart still has 1.'],
    ['1.5', '1', 'Enter a whole number. The cart still has 1.'],
    ['১.৫', '1', 'Enter a whole number. The cart still has 1.'],
    ['-3', '1', 'Minimum 1. Use Remove to delete it. The cart still has 1.'],
    ['0', '1', 'Minimum 1. Use Remove to delete it. The cart still has 1.'],
    ['two', '1', 'Enter a number from 1 to 999. The cart still has 1.'],
  ])('accepts %s as a quantity, or explains the error', async (typed, kept, error) => {
    addToCart(cassette45);
    await open();
    const field = await screen.findByRole('textbox', { name: 'Quantity' });
    await visitor.clear(field);
    await visitor.type(field, typed);
    await visitor.tab();
    if (error) {
      expect(field).toHaveAccessibleDescription(error);
      expect(field).toHaveValue(typed);
      expect(field).toBeInvalid();
      await visitor.click(screen.getByRole('button', { name: 'One more' }));
      expect(field).toHaveValue('2');
      expect(field).toBeValid();
    } else {
      expect(field).toHaveValue(kept);
      expect(field).toBeValid();
    }
  });

  it('explains the maximum of 999', async () => {
    addToCart(cassette45);
    await open();
    const field = await screen.findByRole('textbox', { name: 'Quantity' });
    await visitor.clear(field);
    await visitor.type(field, '99999999');
    expect(field).toHaveAccessibleDescription(
      'Maximum 999; contact sales for more. The cart still has 999.',
    );
  });

  it('shows the total of a line with several units', async () => {
    addToCart(outdoor8);
    setQuantity(outdoor8.id, 3);
    await open();
    const line = await row(outdoor8.title);
    expect(await line.findByText('Total for 3:')).toHaveTextContent('Total for 3: ৳9,87,000');
  });

  it('removes a product, and restores it with its quantity', async () => {
    addToCart(cassette45);
    setQuantity(cassette45.id, 7);
    await open();
    await visitor.click(await screen.findByRole('button', { name: `Remove ${cassette45.title}` }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByText('Your cart is empty')).toBeInTheDocument();
    await visitor.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('textbox', { name: 'Quantity' })).toHaveValue('7');
  });

  it('names a product that is no longer sold and can be removed', async () => {
    addToCart(cassette45);
    addToCart(gone);
    await open();
    const left = await row(gone.title);
    expect(await left.findByText(/No longer sold/)).toBeInTheDocument();
    expect(screen.getByText('No longer sold: Old Chiller 5 Ton')).toBeInTheDocument();
    expect(total()).toHaveTextContent('৳61,500');
    await visitor.click(left.getByRole('button', { name: /Remove/ }));
    expect(screen.queryByText(/No longer sold/)).toBeNull();
  });

  it('adds a product that was chosen before hydration', async () => {
    await open('/cart?add=15');
    expect(await (await row(cassette45.title)).findByText('৳61,500')).toBeInTheDocument();
  });

  it('keeps its items while the API is down', async () => {
    addToCart(cassette45);
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await open('/cart', noApi);
    expect(await screen.findByText('We couldn’t load the cart')).toBeInTheDocument();
    log.mockRestore();
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/cart');
    expect(window.localStorage.getItem('quotation-cart')).toContain(cassette45.model);
  });
});

describe('the quotation form', () => {
  const calls = jest.fn<Promise<Response>, [string, RequestInit]>();
  const reply = (status: number, body: unknown) => () =>
    Promise.resolve(Response.json(body, { status }));
  const bodyOf = (call: number) => JSON.parse(calls.mock.calls[call]![1].body as string) as unknown;
  const keyOf = (call: number) =>
    new Headers(calls.mock.calls[call]![1].headers).get('idempotency-key');
  const send = () => visitor.click(screen.getByRole('button', { name: 'Send request' }));
  const fill = async (texts: Record<string, string>) => {
    for (const [label, text] of Object.entries(texts)) {
      await visitor.type(await screen.findByLabelText(label), text);
    }
  };
  const WHO = { Name: 'Nadia Islam', Email: 'nadia@example.com', 'Phone number': '01711 000000' };

  beforeEach(() => {
    calls.mockReset();
    calls.mockImplementation(reply(201, { success: true, reference: 'ENQ-2026-000123' }));
    global.fetch = ((address: string, init: RequestInit) =>
      address.endsWith('/stamp') ? reply(503, null)() : calls(address, init)) as never;
    // jsdom cannot scroll.
    window.scrollTo = jest.fn();
  });

  it('sends the products with the values of the form, and empties the cart', async () => {
    addToCart(cassette45);
    addToCart(chiller18);
    setQuantity(cassette45.id, 4);
    await open();
    expect(await screen.findByRole('link', { name: 'Ask for a quotation' })).toHaveAttribute(
      'href',
      '#quotation',
    );
    await fill({
      ...WHO,
      'Company (optional)': 'Example Hotels',
      'Location (optional)': 'Sylhet',
      'Needed by (optional)': '২০.১২.২০২৬',
      'Note (optional)': 'Twelve rooms.',
    });
    await visitor.selectOptions(screen.getByLabelText('Project type (optional)'), 'Hotel');
    await send();
    expect(await screen.findByRole('heading', { level: 1, name: 'Thank you' })).toHaveFocus();
    expect(await screen.findByText('ENQ-2026-000123')).toBeVisible();
    const list = within(screen.getByRole('list', { name: 'What you asked for' }));
    expect(list.getAllByRole('listitem')[0]).toHaveTextContent(
      `${cassette45.title}${cassette45.model}4 pieces`,
    );
    expect(calls.mock.calls[0]![0]).toBe('/api/v1/contact-message');
    expect(bodyOf(0)).toEqual({
      kind: 'quotation',
      name: 'Nadia Islam',
      email: 'nadia@example.com',
      number: '01711 000000',
      company: 'Example Hotels',
      project: 'Hotel',
      place: 'Sylhet',
      wanted_by: '২০.১২.২০২৬',
      message: 'Twelve rooms.',
      items: [
        { product_id: cassette45.id, quantity: 4 },
        { product_id: chiller18.id, quantity: 1 },
      ],
      page: '/cart',
    });
    expect(window.localStorage.getItem('quotation-cart')).toContain('"items":[]');
  });

  it('shows errors below invalid fields, and sends nothing', async () => {
    addToCart(cassette45);
    await open();
    await fill({ Email: 'nadia@', 'Needed by (optional)': '12/20/2026' });
    await send();
    expect(await screen.findByLabelText('Name')).toHaveAccessibleDescription('Name is required');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
      'Enter an email address like name@example.com',
    );
    expect(screen.getByLabelText('Phone number')).toHaveAccessibleDescription('number is required');
    const date = screen.getByLabelText('Needed by (optional)');
    expect(date).toHaveValue('12/20/2026');
    expect(date).toHaveAccessibleDescription('Enter a valid date such as 22/11/2026');
    expect(calls).not.toHaveBeenCalled();
  });

  it('keeps its values after a failure, and sends the same request with the same key', async () => {
    addToCart(cassette45);
    await open();
    await fill(WHO);
    calls.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const online = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    await send();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Something went wrong. Please try again.');
    expect(alert).toHaveTextContent('This device is offline.');
    online.mockRestore();
    calls.mockImplementationOnce(reply(400, { fields: { number: 'No such number.' } }));
    await send();
    expect(await screen.findByText('Server validation failed.')).toBeVisible();
    expect(screen.getByLabelText('Phone number')).toHaveAccessibleDescription('No such number.');
    expect(screen.getByLabelText('Name')).toHaveValue('Nadia Islam');
    expect(screen.getByRole('heading', { level: 2, name: cassette45.title })).toBeVisible();
    expect(keyOf(1)).toBe(keyOf(0));
    await visitor.click(screen.getByRole('button', { name: 'One more' }));
    await send();
    await screen.findByText('ENQ-2026-000123');
    expect(keyOf(2)).not.toBe(keyOf(0));
  });

  it('leaves out products that are no longer sold, and names them', async () => {
    addToCart(cassette45);
    addToCart(gone);
    await open();
    expect(
      await screen.findByText(/^Left out because no longer sold: Old Chiller 5 Ton$/),
    ).toBeVisible();
    await fill(WHO);
    await send();
    await screen.findByText('ENQ-2026-000123');
    expect(bodyOf(0)).toMatchObject({ items: [{ product_id: cassette45.id, quantity: 1 }] });
  });

  it('is hidden if no product of the cart is sold any more', async () => {
    addToCart(gone);
    await open();
    expect(await screen.findByText('No longer sold: Old Chiller 5 Ton')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send request' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Ask for a quotation' })).toBeNull();
  });

  it('is filled in for a signed-in visitor', async () => {
    addToCart(cassette45);
    await open('/cart', catalogueApi(), account);
    expect(await screen.findByLabelText('Name')).toHaveValue(account.name);
    expect(screen.getByLabelText('Email')).toHaveValue(account.email);
    await send();
    expect(await screen.findByRole('link', { name: 'See your enquiries' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
  });
});
