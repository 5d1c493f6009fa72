import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Burger } from '../header';
import { MainNav } from './main-nav';
import { menuRow, onScreen, outdoor, renderInShell } from '../../testing/shell.fixture';

const trigger = (name: string) => screen.findByRole('button', { name });
const address = () => screen.getByRole('status', { name: 'Address' });

beforeEach(() => onScreen('wide'));
afterEach(() => jest.restoreAllMocks());

/**
 * Makes hover and click one gesture: on a busy machine they are further apart than a gesture may take.
 * The clicks of a test need one pointer (`userEvent.setup()`), since a menu opens when the pointer rests on it.
 */
const inOneGesture = () => jest.spyOn(Date, 'now').mockReturnValue(1);

/** A heading and a link, each with links below it. */
const nested = [
  menuRow(1, 'vrf', 'Ceiling units', null, null),
  menuRow(2, 'vrf', 'Round', '/products/outdoor', 1, 1),
  menuRow(3, 'product', 'Split Type AC', '/products/split-ac', 12),
  menuRow(4, 'product', 'Offers', 'https://offers.example/today', null, 3),
  menuRow(5, 'about', 'The company', null, null),
  menuRow(6, 'about', 'About Us', '/about-us', null, 5),
];
const lists = (root: Pick<typeof screen, 'getByRole'>, role: 'list' | 'group') =>
  ['Ceiling units', 'Split Type AC'].map((name) =>
    within(root.getByRole(role, { name }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  );
const LISTED = [['/products/outdoor'], ['https://offers.example/today']];

describe('the header’s menus', () => {
  it('are plain links until they are loaded', async () => {
    window.requestIdleCallback = () => 0;
    renderInShell(<MainNav />);
    expect(await screen.findByRole('link', { name: 'Products' })).toHaveAttribute(
      'href',
      '/products',
    );
    expect(screen.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about-us');
  });

  it('open by keyboard, list the menu rows, and return the focus on Escape', async () => {
    renderInShell(<MainNav />);
    const products = await trigger('Products');
    products.focus();
    await userEvent.keyboard('{Enter}');
    expect(products).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('link', { name: 'All 14 models on one page' })).toHaveAttribute(
      'href',
      '/products',
    );
    expect(screen.getByRole('link', { name: /Outdoor Unit/ })).toHaveAttribute(
      'href',
      '/products/outdoor',
    );
    expect(screen.getByRole('link', { name: /Outdoor Unit/ })).toHaveTextContent(
      '6.37 to 27.07 TR',
    );
    expect(screen.getByRole('link', { name: 'Split Type AC' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Air Purifier' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(products).toHaveAttribute('aria-expanded', 'false');
    expect(products).toHaveFocus();
  });

  it('find the category of a row by its id, and list a second entry below', async () => {
    const ventilation = { kind: 'ventilation', title: 'Fresh air', product_count: 4 } as const;
    renderInShell(<MainNav />, {
      menu: [
        menuRow(1, 'vrf', 'Outdoor Unit', '/products/condensing-units', 1),
        menuRow(2, 'vrf', 'Ventilation', '/products/air', 10),
        menuRow(3, 'product', 'Roof units', '/products/condensing-units', 1),
        menuRow(4, 'product', 'Cold Room', '/products/cold-room', 14),
      ],
      categories: [
        { ...outdoor, path: '/products/condensing-units' },
        { ...outdoor, ...ventilation, id: 10, tr_min: 0.31, tr_max: 1.25 },
        { ...outdoor, id: 14, kind: 'cold_room', tr_min: null, tr_max: null, product_count: 0 },
      ],
    });
    (await trigger('Products')).focus();
    await userEvent.keyboard('{Enter}');
    const textOf = (name: RegExp) => screen.getByRole('link', { name }).textContent;
    expect(textOf(/Outdoor Unit/)).toBe('Outdoor Unit6.37 to 27.07 TR');
    expect(textOf(/Ventilation/)).toBe('Ventilation4 models');
    expect(screen.getByRole('list', { name: 'See also' })).toHaveTextContent(/^Roof units$/);
    expect(textOf(/Cold Room/)).toBe('Cold RoomOn enquiry');
  });

  it('show sub-items, and headings without a link', async () => {
    renderInShell(<MainNav />, { menu: nested });
    (await trigger('Products')).focus();
    await userEvent.keyboard('{Enter}');
    expect(lists(screen, 'list')).toEqual(LISTED);
    expect(screen.getByText('Ceiling units').closest('a')).toBeNull();
    expect(screen.getByRole('link', { name: /Round/ })).toHaveTextContent('6.37 to 27.07 TR');
    expect(screen.getByRole('link', { name: 'Split Type AC' })).toBeInTheDocument();
  });

  it('close when one of their links is followed', async () => {
    inOneGesture();
    const user = userEvent.setup();
    renderInShell(<MainNav />);
    await user.click(await trigger('Products'));
    await user.click(screen.getByRole('link', { name: 'Split Type AC' }));
    await waitFor(() => expect(address()).toHaveTextContent('/products/split-ac'));
    await waitFor(async () =>
      expect(await trigger('Products')).toHaveAttribute('aria-expanded', 'false'),
    );
  });

  it('link to both tools', async () => {
    renderInShell(<MainNav />);
    const tools = await trigger('Tools');
    tools.focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('link', { name: 'Room calculator' })).toHaveAttribute(
      'href',
      '/tools/room-size',
    );
    expect(screen.getByRole('link', { name: 'VRF system builder' })).toHaveAttribute(
      'href',
      '/tools/vrf',
    );
  });

  it('open one at a time', async () => {
    inOneGesture();
    const user = userEvent.setup();
    renderInShell(<MainNav />);
    await user.click(await trigger('Products'));
    await user.click(await trigger('About'));
    expect(await trigger('Products')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('link', { name: 'About Us' })).toHaveAttribute('href', '/about-us');
  });
});

describe('the menu of small screens', () => {
  async function openDrawer(data = {}) {
    renderInShell(<Burger />, data);
    await userEvent.click(await screen.findByRole('button', { name: 'Open menu' }));
    return within(await screen.findByRole('dialog', { name: 'Menu' }));
  }

  it('contains the groups, which expand', async () => {
    const drawer = await openDrawer();
    const products = drawer.getByRole('button', { name: 'Products' });
    // Most visitors look for the families of products, so their groups are open from the start.
    expect(products).toHaveAttribute('aria-expanded', 'true');
    expect(drawer.getByRole('link', { name: 'All Products' })).toHaveAttribute('href', '/products');
    expect(drawer.getByRole('link', { name: /Outdoor Unit/ })).toHaveTextContent('6.37 to 27.07');
    await userEvent.click(drawer.getByRole('button', { name: 'Variable Refrigerant Flow (VRF)' }));
    expect(drawer.queryByRole('link', { name: /Outdoor Unit/ })).not.toBeInTheDocument();
    await userEvent.click(drawer.getByRole('button', { name: 'Home Appliance' }));
    expect(drawer.getByRole('link', { name: 'Air Purifier' })).toBeInTheDocument();
    await userEvent.click(drawer.getByRole('button', { name: 'About' }));
    expect(drawer.getByRole('link', { name: 'About Us' })).toBeInTheDocument();
    await userEvent.click(products);
    expect(products).toHaveAttribute('aria-expanded', 'false');
  });

  it('searches, and shows phone and hours of sales', async () => {
    const drawer = await openDrawer();
    expect(drawer.getByText('Saturday to Thursday, 9:00 to 18:00')).toBeInTheDocument();
    expect(drawer.getByRole('link', { name: 'Call' })).toHaveAttribute(
      'href',
      'tel:+8801000000101',
    );
    expect(drawer.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/8801000000101',
    );
    expect(drawer.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
    await userEvent.type(
      drawer.getByRole('searchbox', { name: 'Search products' }),
      '2 ton{Enter}',
    );
    await waitFor(() => expect(address()).toHaveTextContent('/search'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('shows sub-items, and headings without a link', async () => {
    const drawer = await openDrawer({ menu: nested });
    expect(lists(drawer, 'group')).toEqual(LISTED);
    expect(drawer.getByText('Ceiling units').closest('a, button')).toBeNull();
    await userEvent.click(drawer.getByRole('button', { name: 'About' }));
    expect(drawer.getByRole('group', { name: 'The company' })).toHaveTextContent('About Us');
  });

  it('links to the pages while its rows are not loaded', async () => {
    const drawer = await openDrawer({ menu: [] });
    expect(drawer.getByRole('link', { name: 'Products' })).toHaveAttribute('href', '/products');
    expect(drawer.queryByRole('button', { name: 'Products' })).not.toBeInTheDocument();
  });

  it('closes on Escape and returns the focus', async () => {
    await openDrawer();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
  });

  it('closes when a link in it is followed', async () => {
    const drawer = await openDrawer();
    await userEvent.click(drawer.getByRole('link', { name: 'Contact' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toHaveTextContent('/contact-us');
  });
});
