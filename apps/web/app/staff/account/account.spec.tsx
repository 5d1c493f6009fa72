import '@testing-library/jest-dom';
import type { OwnEnquiry, OwnQuotation, User } from '@shishir/contract';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, Outlet } from 'react-router';
import { AuthProvider } from '../auth/auth-context';
import { addToCart } from '../../sales/cart/cart-store';
import { noApi, openedPage, errorResponse } from '../../platform/api/testing';
import { ToastProvider } from '../../platform/ui/toast';
import { visitor } from '../../platform/testing/shell.fixture';
import DashboardPage, { loader as openDashboard } from './dashboard.route';
import type { OwnSystem } from './visitor-area/systems.server';
import ProfilePage, { loader as openProfile } from './profile/profile.route';
import { loader as openStaffAddress } from './staff-redirect.route';

const user: User = { ...visitor, name: 'tahmina Akter' };
const SESSION = 'userToken=secret';

/** Resolves to the value that a loader throws. */
const thrown = (run: Promise<unknown>) =>
  run.then(
    () => {
      throw new Error('The loader was expected to throw');
    },
    (reason: unknown) => reason,
  );

describe('the visitor’s own pages', () => {
  it.each([
    ['/dashboard', openDashboard, '/login?next=%2Fdashboard'],
    ['/dashboard/profile?a=1', openProfile, '/login?next=%2Fdashboard%2Fprofile%3Fa%3D1'],
  ])(
    '%s redirects to sign-in without a session, without calling the API',
    async (path, open, to) => {
      const response = (await thrown(open(openedPage(path, noApi)))) as Response;
      expect(response.status).toBe(302);
      expect(response.headers.get('location')).toBe(to);
    },
  );

  it('redirect to sign-in after the session has ended', async () => {
    const ended = () => Promise.resolve(errorResponse(401, 'Sign in first'));
    const response = (await thrown(
      openDashboard(openedPage('/dashboard', ended, SESSION)),
    )) as Response;
    expect(response.headers.get('location')).toBe('/login?next=%2Fdashboard');
  });

  it('show an error instead of a redirect to sign-in while the API is down', async () => {
    const down = () => Promise.resolve(errorResponse(503, 'Not now'));
    expect(await thrown(openDashboard(openedPage('/dashboard', down, SESSION)))).toMatchObject({
      init: { status: 503 },
    });
  });

  it('get the signed-in user', async () => {
    const known = () => Promise.resolve(Response.json({ user, data: [] }));
    expect(await openDashboard(openedPage('/dashboard', known, SESSION))).toMatchObject({ user });
  });
});

describe('the staff’s addresses', () => {
  it.each([
    '/dashboard/user/user-list',
    '/dashboard/product/product-list?page=2',
    '/dashboard/gallery/add-gallery',
    '/dashboard/project/project-list',
    '/dashboard/setting/client-message',
  ])('%s is the same path on the dashboard’s host', (path) => {
    const response = openStaffAddress({ ...openedPage(path, noApi), params: { '*': path } });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(`http://admin.site.example${path}`);
  });
});

const TERMS = {
  reply_working_days: 1,
  keep_application_days: 180,
  keep_quarantine_days: 30,
  keep_address_days: 90,
};
const ROW: OwnEnquiry = {
  reference: 'ENQ-2026-000433',
  kind: 'contact',
  subject: 'Does the price include installation?',
  item_count: 0,
  state: 'received',
  created_at: '2026-11-20T20:00:00.000Z',
};
const PRODUCT = {
  id: 15,
  title: '360 Cassette 4.5 kW',
  model: 'AM045',
  pictures: [],
  regular_price: 70000,
  offer_price: 61500,
};

function open(
  path: string,
  account: User,
  rows: OwnEnquiry[] | null = [],
  systems: OwnSystem[] | null = [],
  quotations: OwnQuotation[] = [],
) {
  const enquiries = rows && { rows, total: rows.length, page: 1, pages: 1 };
  const Stub = createRoutesStub([
    {
      id: 'shell',
      path: '/',
      HydrateFallback: () => null,
      loader: () => ({ user: account, adminUrl: 'http://admin.site.example' }),
      Component: () => (
        <ToastProvider>
          <AuthProvider user={account}>
            <Outlet />
          </AuthProvider>
        </ToastProvider>
      ),
      children: [
        { index: true, Component: () => <p>Home</p> },
        { path: 'cart', loader: () => ({ asked: [15], products: [PRODUCT] }) },
        {
          path: 'dashboard',
          loader: () => ({ user: account, enquiries, quotations, systems, terms: TERMS }),
          Component: DashboardPage as never,
        },
        {
          path: 'dashboard/profile',
          loader: () => ({ user: account, signIns: [], methods: null }),
          Component: ProfilePage as never,
        },
      ],
    },
  ]);
  render(<Stub initialEntries={[path]} />);
}

describe('the visitor’s dashboard', () => {
  it('shows each enquiry with its number, subject, state and date in Dhaka', async () => {
    open('/dashboard', user, [
      ROW,
      {
        ...ROW,
        reference: 'ENQ-2026-000400',
        kind: 'consultation',
        subject: 'VRF',
        state: 'in_progress',
      },
      {
        ...ROW,
        reference: 'ENQ-2026-000300',
        kind: 'subscription',
        subject: 'Product news',
        state: 'answered',
      },
      {
        ...ROW,
        reference: 'ENQ-2026-000200',
        kind: 'quotation',
        subject: 'A hotel in Sylhet',
        item_count: 3,
      },
    ]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Your enquiries' })).toBeVisible();
    const list = screen.getByRole('region', { name: 'Enquiries' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'ENQ-2026-000433Does the price include installation?Message. We’ll reply within one working day.Received21 Nov 2026',
      'ENQ-2026-000400VRFConsultation. We’re working on it.In progress21 Nov 2026',
      'ENQ-2026-000300Product newsYou’ll get our news once you confirm your email address.Answered21 Nov 2026',
      'ENQ-2026-000200A hotel in SylhetQuotation. 3 products. We’ll reply within one working day.Received21 Nov 2026',
    ]);
    expect(screen.queryByText('Staff dashboard')).not.toBeInTheDocument();
  });

  it('shows a message if no enquiries exist or they cannot be loaded', async () => {
    open('/dashboard', user);
    expect(await screen.findByRole('heading', { name: 'No enquiries yet.' })).toBeVisible();
    for (const link of screen.getAllByRole('link', { name: 'New enquiry' })) {
      expect(link).toHaveAttribute('href', '/contact-us');
    }
    expect(screen.getByRole('link', { name: 'All Products' })).toHaveAttribute('href', '/products');
    cleanup();
    open('/dashboard', user, null);
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load your enquiries.');
  });

  it('lists the visitor’s quotations with state, total and last day, and leaves them out if none exist', async () => {
    const quotation: OwnQuotation = {
      ...{ number: 'QUO-2026-000187', title: 'VRF for the office', revision: 2, state: 'open' },
      ...{ total: 1_540_000, valid_until: '2026-12-22', sent_at: '2026-11-22T05:05:00.000Z' },
      ...{ reference: 'ENQ-2026-000123', path: '/quotation?token=7.signed' },
    };
    const old = { ...quotation, number: 'QUO-2026-000100', revision: 1 };
    open('/dashboard', user, [], [], [quotation, { ...old, state: 'expired' }]);
    const list = within(await screen.findByRole('region', { name: 'Quotations' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'QUO-2026-000187VRF for the office৳15,40,000, revision 2, valid until 22 Dec 2026Open22 Nov 2026',
      'QUO-2026-000100VRF for the office৳15,40,000, was valid until 22 Dec 2026No longer valid22 Nov 2026',
    ]);
    expect(list.getAllByRole('link')[0]).toHaveAttribute('href', quotation.path);
    expect(screen.getByRole('link', { name: /^Quotations/ })).toHaveAttribute(
      'href',
      '#quotations',
    );
    cleanup();
    open('/dashboard', user);
    await screen.findByRole('region', { name: 'Enquiries' });
    expect(screen.queryByText('Quotations')).not.toBeInTheDocument();
  });

  it('lists saved systems with links to the builder, and shows a message if none exist', async () => {
    const saved = { id: 3, version: 2, rooms: 8, units: 10, saved: '22 Nov 2026' };
    open('/dashboard', user, [], [{ ...saved, name: 'Office', href: '/tools/vrf?room=1__A' }]);
    const section = within(await screen.findByRole('region', { name: 'VRF systems' }));
    expect(section.getByRole('link', { name: 'Office' })).toHaveAttribute(
      'href',
      '/tools/vrf?room=1__A',
    );
    expect(section.getByText('8 rooms, 10 indoor units. Saved 22 Nov 2026')).toBeVisible();
    cleanup();
    open('/dashboard', user, [], []);
    expect(await screen.findByRole('heading', { name: 'No systems yet.' })).toBeVisible();
    cleanup();
    open('/dashboard', user, [], null);
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load your systems.');
  });

  it('shows the quotation cart with the total of each line, and the profile', async () => {
    addToCart(PRODUCT);
    addToCart(PRODUCT);
    open('/dashboard', user);
    const cart = within(await screen.findByRole('region', { name: 'Quotation cart' }));
    expect(await cart.findByText('2 × ৳61,500')).toBeVisible();
    expect(cart.getAllByText('৳1,23,000')).toHaveLength(2);
    expect(cart.getByRole('link', { name: 'Open the cart' })).toHaveAttribute('href', '/cart');
    expect(cart.getByRole('link', { name: 'Ask for a quotation' })).toHaveAttribute(
      'href',
      '/cart#quotation',
    );
    const profile = screen.getByRole('region', { name: 'Profile' });
    for (const fact of [user.name, '+880 17 1100 0000', user.email]) {
      expect(profile).toHaveTextContent(fact);
    }
  });

  it.each(['admin', 'super_admin'] as const)('shows the role %s its dashboard', async (role) => {
    open('/dashboard', { ...user, role });
    expect(await screen.findByRole('link', { name: /Staff dashboard/ })).toHaveAttribute(
      'href',
      'http://admin.site.example/dashboard',
    );
  });

  it('signs out through the API and goes home', async () => {
    const fetched = jest.fn(() => Promise.resolve(Response.json({ success: true })));
    global.fetch = fetched as never;
    open('/dashboard', user);
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    await waitFor(() =>
      expect(fetched).toHaveBeenCalledWith('/api/v1/auth/logout', expect.anything()),
    );
    // The breadcrumb contains Home too, so the page has to be gone first.
    await waitFor(() => expect(screen.queryByText('Your enquiries')).not.toBeInTheDocument());
    expect(screen.getByText('Home')).toBeVisible();
  });

  it('has a form that signs out without JavaScript', async () => {
    open('/dashboard', user);
    const form = (await screen.findByRole('button', { name: 'Logout' })).closest('form');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', '/logout');
  });
});

describe('the profile', () => {
  it('shows name, phone number and email, and the role for staff only', async () => {
    open('/dashboard/profile', user);
    expect(await screen.findByText('tahmina@example.com')).toBeVisible();
    expect(screen.getByText('+880 17 1100 0000')).toBeVisible();
    expect(screen.getByText('TA')).toBeVisible();
    expect(screen.queryByText('Role')).not.toBeInTheDocument();
    cleanup();
    open('/dashboard/profile', { ...user, role: 'admin' });
    expect(await screen.findByText('Admin')).toBeVisible();
  });

  it('shows a dash without a phone number', async () => {
    open('/dashboard/profile', { ...user, number: '' });
    await screen.findByText('tahmina@example.com');
    expect(screen.getByText('Phone number').nextElementSibling).toHaveTextContent('–');
  });

  it('shows the picture of an account that has one', async () => {
    open('/dashboard/profile', { ...user, image: 'users/ab12/320.webp' });
    await screen.findByText('tahmina@example.com');
    expect(document.querySelector('img')).toHaveAttribute('src', '/storage/users/ab12/320.webp');
    expect(screen.queryByText('T')).not.toBeInTheDocument();
  });
});
