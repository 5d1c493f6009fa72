import '@testing-library/jest-dom';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, Outlet, useLocation } from 'react-router';
import {
  cassette128,
  cassette45,
  chiller18,
  outdoor24,
  outdoor8,
} from '../../platform/testing/catalogue-rows.fixture';
import { ToastProvider } from '../../platform/ui/toast';
import { CompareBar } from './compare-bar';
import { setCompared } from './compare-store';
import { CompareToggle } from './compare-toggle';
import ComparePage from './compare.route';
import { type ComparePage as Page, toCompared } from './compare-page.server';

function Shell() {
  const { pathname, search } = useLocation();
  return (
    <ToastProvider>
      <Outlet />
      <output aria-label="Address">{pathname + search}</output>
    </ToastProvider>
  );
}

/** A page of cards, and the comparison with the data of its loader. */
async function open(path: string, page: Partial<Page> = {}) {
  const { products = [] } = page;
  const compared = products.map(toCompared);
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: Shell,
      HydrateFallback: () => null,
      children: [
        {
          path: 'products',
          Component: () => (
            <>
              {[outdoor8, outdoor24, cassette45, cassette128, chiller18].map((product) => (
                <CompareToggle key={product.id} product={toCompared(product)} look="pill" />
              ))}
              <CompareBar />
            </>
          ),
        },
        {
          path: 'compare',
          loader: () => ({ page: { products, compared, notes: [], others: [], ...page } }),
          Component: ComparePage as never,
        },
      ],
    },
  ]);
  render(<Stub initialEntries={[path]} />);
  await screen.findByRole('status', { name: 'Address' });
}

const toggle = (title: string) => screen.getByRole('button', { name: `Compare ${title}` });
const bar = async () => within(await screen.findByRole('region', { name: 'Comparison' }));
const address = () => screen.getByRole('status', { name: 'Address' });

beforeEach(() => act(() => setCompared([])));

describe('the comparison bar', () => {
  it('collects units and links to the comparison', async () => {
    await open('/products');
    await userEvent.click(toggle(outdoor8.title));
    expect(toggle(outdoor8.title)).toHaveAttribute('aria-pressed', 'true');
    expect((await bar()).getByRole('status')).toHaveTextContent(
      '1 of 4 selected. Add another to compare.',
    );
    await userEvent.click(toggle(chiller18.title));
    expect((await bar()).getByRole('link', { name: 'Compare' })).toHaveAttribute(
      'href',
      '/compare?ids=1,65',
    );
    await userEvent.click(toggle(outdoor8.title));
    await userEvent.click((await bar()).getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('region', { name: 'Comparison' })).toBeNull();
  });

  it('explains that indoor units cannot join outdoor units and offers to start again', async () => {
    await open('/products');
    await userEvent.click(toggle(outdoor8.title));
    await userEvent.click(toggle(cassette45.title));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Indoor units can’t be compared with outdoor units.',
    );
    expect(toggle(cassette45.title)).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(screen.getByRole('button', { name: 'Start again with this one' }));
    expect(toggle(cassette45.title)).toHaveAttribute('aria-pressed', 'true');
    expect(toggle(outdoor8.title)).toHaveAttribute('aria-pressed', 'false');
  });

  it('accepts up to four units', async () => {
    await open('/products');
    act(() => setCompared([2, 3, 4, 5].map((id) => ({ ...toCompared(outdoor8), id }))));
    await userEvent.click(toggle(outdoor24.title));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'You can compare up to 4 units. Remove one first.',
    );
    expect(toggle(outdoor24.title)).toHaveAttribute('aria-pressed', 'false');
  });

  it('opens the comparison without JavaScript', async () => {
    await open('/products');
    const button = toggle(outdoor8.title);
    expect(button.closest('form')).toHaveAttribute('action', '/compare');
    expect(button).toHaveAttribute('name', 'ids');
    expect(button).toHaveValue('1');
  });
});

describe('the comparison', () => {
  it('marks differing rows with a text and omits rows without any value', async () => {
    await open('/compare?ids=15,20', { products: [cassette45, cassette128] });
    expect(await screen.findByRole('columnheader', { name: /4.5 kW/ })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /^Price differs Price ৳61,500/ })).toBeInTheDocument();
    expect(
      screen.getByRole('row', { name: /^Price per TR differs ৳48,000 ৳\d/ }),
    ).toBeInTheDocument();
    expect(
      screen.getByRole('row', { name: /^Capacity differs 4.5 kW 1.28 TR.* 12.8 kW 3.64 TR/ }),
    ).toBeInTheDocument();
    expect(screen.getByRole('switch', { name: 'Differences only' })).not.toBeChecked();
    expect(screen.getByRole('row', { name: 'Refrigerant R410A R410A' })).toBeInTheDocument();
    expect(screen.queryByRole('rowheader', { name: /^Horsepower/ })).toBeNull();
    expect(screen.queryByRole('rowheader', { name: /^Airflow/ })).toBeNull();
  });

  it.each([
    ['Airflow', { air_flow_high_cfm: 900, air_flow_low_cfm: 600 }, '900 / 600 CFM'],
    ['Panel model', { panel_model: 'PC4NUSKAN' }, 'PC4NUSKAN'],
    ['Sound pressure', { sound_high_db: 38 }, '38 dB(A)'],
    ['Weight', { weight_kg: 18.5 }, '18.5 kg'],
  ])('announces a missing value of %s if another unit has one', async (name, known, value) => {
    await open('/compare?ids=15,20', {
      products: [
        { ...cassette45, ...known },
        { ...cassette128, panel_model: null },
      ],
    });
    expect(
      await screen.findByRole('row', { name: `${name} differs ${value} not given` }),
    ).toBeInTheDocument();
  });

  it('shows the notes about omitted units', async () => {
    await open('/compare?ids=1,99', { products: [outdoor8], notes: ['One unit was left out.'] });
    expect(await screen.findByText('One unit was left out.')).toBeInTheDocument();
  });

  it('removes a unit from the page and from the stored choice', async () => {
    await open('/compare?ids=15,20', { products: [cassette45, cassette128] });
    const remove = await screen.findByRole('link', { name: `Remove ${cassette45.title}` });
    expect(remove).toHaveAttribute('href', '/compare?ids=20');
    await userEvent.click(remove);
    await waitFor(() => expect(address()).toHaveTextContent('/compare?ids=20'));
  });

  it('shows the stored choice if the address has no ids', async () => {
    setCompared([outdoor8, outdoor24].map(toCompared));
    await open('/compare');
    await waitFor(() => expect(address()).toHaveTextContent('/compare?ids=1,9'));
  });

  it('offers a next step if it is empty', async () => {
    await open('/compare');
    expect(await screen.findByRole('link', { name: 'See all products' })).toHaveAttribute(
      'href',
      '/products',
    );
  });
});
