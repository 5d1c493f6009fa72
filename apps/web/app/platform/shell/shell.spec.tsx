import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { menuRow, onScreen, renderInShell, visitor } from '../testing/shell.fixture';
import { Footer } from './footer';
import { Header } from './header';
import NotFound from './not-found.route';
import { TopBar } from './top-bar';

const shell = (
  <>
    <TopBar />
    <Header />
  </>
);

beforeEach(() => onScreen('wide'));

describe('the top bar and the header', () => {
  it('offer Sign In and Sign Up to visitors who are not signed in', async () => {
    renderInShell(shell);
    expect(await screen.findByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup');
    expect(screen.queryByText(/Profile|Dashboard|Logout/)).not.toBeInTheDocument();
  });

  it('show the name of the signed-in visitor with the account menu', async () => {
    renderInShell(shell, { user: visitor });
    expect(await screen.findByText('Tahmina Akter')).toBeInTheDocument();
    expect(screen.queryByText('Sign In')).not.toBeInTheDocument();
    expect(screen.queryByText('Sign Up')).not.toBeInTheDocument();
    const trigger = await screen.findByRole('button', { name: /Tahmina Akter/ });
    await userEvent.click(trigger);
    const account = within(screen.getByRole('navigation', { name: 'Account' }));
    expect(account.getByRole('link', { name: 'Profile' })).toHaveAttribute(
      'href',
      '/dashboard/profile',
    );
    expect(account.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(account.getByRole('button', { name: 'Logout' })).toBeInTheDocument();
    expect(account.queryByText('Staff dashboard')).not.toBeInTheDocument();
  });

  it('link to the staff dashboard for staff', async () => {
    renderInShell(shell, { user: { ...visitor, role: 'admin' } });
    await userEvent.click(await screen.findByRole('button', { name: /Tahmina Akter/ }));
    expect(screen.getByRole('link', { name: 'Staff dashboard' })).toHaveAttribute(
      'href',
      'http://admin.localhost:8080',
    );
  });

  it('link to phone, mail and the social pages', async () => {
    renderInShell(<TopBar />);
    const bar = within(await screen.findByRole('navigation', { name: 'Contact and account' }));
    expect(bar.getByRole('link', { name: '+880 10 0000 0101' })).toHaveAttribute(
      'href',
      'tel:+8801000000101',
    );
    expect(bar.getByRole('link', { name: 'sales@cool.example' })).toHaveAttribute(
      'href',
      'mailto:sales@cool.example',
    );
    expect(bar.getByRole('link', { name: 'Facebook' })).toBeInTheDocument();
  });

  it('are shown without the company while the API is down', async () => {
    renderInShell(
      <>
        {shell}
        <Footer />
      </>,
      { company: null, menu: [], categories: [] },
    );
    expect(await screen.findByRole('link', { name: 'Sign In' })).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: /, home$/ })).toHaveLength(2);
  });
});

describe('the footer', () => {
  it('contains both places, the quick links and the year', async () => {
    renderInShell(<Footer />, {
      year: 2027,
      menu: [
        menuRow(1, 'product', 'Central Air Conditioner (Chiller)', '/products/chiller', 11),
        menuRow(2, 'vrf', 'Chiller', '/products/chiller', 11),
        menuRow(3, 'product', 'Cold Room', '/products/cold-room', 14),
        menuRow(4, 'about', 'Our Projects', '/our-projects', null),
      ],
    });
    expect(await screen.findByRole('heading', { name: 'Head Office' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Service & Warehouse' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All Products' })).toHaveAttribute('href', '/products');
    expect(screen.getByRole('link', { name: 'Services' })).toHaveAttribute('href', '/product/vrf');
    const links = (name: string) =>
      within(screen.getByRole('navigation', { name }))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links('Products')).toEqual([
      ['Chiller', '/products/chiller'],
      ['Cold Room', '/products/cold-room'],
    ]);
    expect(links('Quick Links')).toEqual([
      ['Home', '/'],
      ['Services', '/product/vrf'],
      ['Contact', '/contact-us'],
      ['Request a visit', '/service'],
      ['Warranty', '/service/warranty'],
      ['Spare parts', '/service/spare-parts'],
      ['Maintenance contracts', '/service/maintenance'],
      ['Our Projects', '/our-projects'],
    ]);
    expect(links('Help')).toContainEqual(['Room calculator', '/tools/room-size']);
    expect(links('Help')).toContainEqual(['Privacy', '/privacy']);
    expect(screen.getByText(/© 2027 Cool Example/)).toBeInTheDocument();
  });

  it('opens pages of the site without reloading the document', async () => {
    renderInShell(<Footer />);
    await userEvent.click(await screen.findByRole('link', { name: 'Compare models' }));
    await waitFor(() =>
      expect(screen.getByRole('status', { name: 'Address' })).toHaveTextContent('/compare'),
    );
  });
});

describe('an unknown address', () => {
  it('shows a message, a link home, a search and the families of products', async () => {
    renderInShell(<NotFound />);
    expect(
      await screen.findByRole('heading', { name: "Something's not right..." }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('button', { name: 'Go back' })).toBeInTheDocument();
    expect(screen.getByRole('search', { name: 'Find a product' })).toHaveAttribute(
      'action',
      '/search',
    );
    expect(screen.getByRole('link', { name: /Outdoor Unit/ })).toHaveTextContent(
      '6.37 to 27.07 TR',
    );
  });
});
