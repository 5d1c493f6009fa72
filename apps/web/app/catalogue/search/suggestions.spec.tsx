import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Suggestions } from '@shishir/contract';
import { SearchField } from '../../platform/shell/search-field';
import { onScreen, renderInShell } from '../../platform/testing/shell.fixture';

const found: Suggestions = {
  pages: [{ kind: 'page', title: 'Room Size Calculator', path: '/tools/room-size' }],
  q: '1.5 ton',
  left_out: [],
  corrected: [],
  nearest: { asked: '1.5 ton', cooling_tr: 1.59, cooling_kw: 5.6 },
  vague: false,
  categories: [{ slug: '360_cassette', title: '360 Cassette', count: 7 }],
  products: [
    {
      id: 16,
      title: '360 Cassette 5.6 kW',
      model: 'AM056NN4PEH',
      category: '360 Cassette',
      cooling_tr: 1.59,
      cooling_kw: 5.6,
      horsepower: null,
      picture: null,
    },
  ],
};

let asked: { url: string; signal: AbortSignal }[];
let response: () => Promise<Response>;

beforeEach(() => {
  onScreen('wide');
  asked = [];
  response = () => Promise.resolve(Response.json({ data: found }));
  // Replaces the network.
  globalThis.fetch = ((url: string, { signal }: RequestInit) => {
    asked.push({ url, signal: signal! });
    return response();
  }) as typeof fetch;
});

/** Focuses the search field of the header, which loads the suggestions. */
async function enter() {
  renderInShell(<SearchField />);
  await userEvent.click(await screen.findByRole('searchbox', { name: 'Search products' }));
  return screen.findByRole('combobox', { name: 'Search products' });
}
const address = () => screen.getByRole('status', { name: 'Address' });
const titles = () => screen.getAllByRole('option').map((option) => option.textContent);

describe('the search of the header', () => {
  it('is a form before the suggestions are loaded', async () => {
    renderInShell(<SearchField />);
    const field = await screen.findByRole('searchbox', { name: 'Search products' });
    expect(field).toHaveAttribute('name', 'q');
    expect(field.closest('form')).toHaveAttribute('action', '/search');
    expect(screen.getByRole('link', { name: 'Search products' })).toHaveAttribute(
      'href',
      '/search',
    );
  });

  it('suggests categories, products and all results, and aborts outdated requests', async () => {
    const field = await enter();
    await userEvent.type(field, '১.৫ ton');
    expect(await screen.findByRole('listbox', { name: 'Suggestions' })).toBeInTheDocument();
    expect(field).toHaveAttribute('aria-expanded', 'true');
    expect(titles()).toEqual([
      '360 Cassette7 models',
      'Room Size CalculatorPage',
      '360 Cassette 5.6 kWAM056NN4PEH, 1.6 ton (1.59 TR)',
      'See all resultsfor “১.৫ ton”',
    ]);
    expect(screen.getByText('Nearest to 1.5 ton: 1.6 ton (1.59 TR), 5.6 kW')).toBeVisible();
    const url = new URL(asked.at(-1)!.url, 'http://site.example');
    expect(url.pathname).toBe('/api/v1/products/suggest');
    expect([...url.searchParams]).toEqual([
      ['q', '১.৫ ton'],
      ['locale', 'en'],
    ]);
    expect(asked.length).toBeGreaterThan(1);
    expect(asked.slice(0, -1).every(({ signal }) => signal.aborted)).toBe(true);
    expect(asked.at(-1)!.signal.aborted).toBe(false);
  });

  it('shows the words of the search in bold', async () => {
    await userEvent.type(await enter(), 'cassette am056 (5.6');
    const bold = () => [...document.querySelectorAll('b')].map(({ textContent }) => textContent);
    await waitFor(() => expect(bold()).toEqual(['Cassette', 'Cassette', '5.6', 'AM056']));
  });

  it('cycles through the suggestions with the arrow keys and follows one with Enter', async () => {
    const field = await enter();
    await userEvent.type(field, 'cas');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    const product = screen.getByRole('option', { name: /5.6 kW/ });
    expect(product).toHaveAttribute('aria-selected', 'true');
    expect(field).toHaveAttribute('aria-activedescendant', product.id);
    expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(field).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toHaveTextContent('/products/16'));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('closes on Escape and searches on Enter', async () => {
    const field = await enter();
    await userEvent.type(field, 'cas');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field).toHaveValue('cas');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toHaveTextContent('/search'));
  });

  it('still searches if suggestions fail', async () => {
    response = () => Promise.reject(new TypeError('fetch failed'));
    const field = await enter();
    await userEvent.type(field, 'cas{Enter}');
    await waitFor(() => expect(address()).toHaveTextContent('/search'));
  });

  it('opens over the header on small screens and returns the focus', async () => {
    renderInShell(<SearchField />);
    const sign = await screen.findByRole('link', { name: 'Search products' });
    await userEvent.click(sign);
    expect(await screen.findByRole('combobox')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Close search' }));
    expect(sign).toHaveFocus();
  });
});
