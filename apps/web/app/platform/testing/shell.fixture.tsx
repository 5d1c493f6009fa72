import type { Category, Company, User } from '@shishir/contract';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoutesStub, useLocation } from 'react-router';
import { AuthProvider } from '../../staff/auth/auth-context';
import type { MenuLink, ShellData } from '../ui/page/shell-data';
import { useShell } from '../ui/page/shell-data';
import { ToastProvider } from '../ui/toast';

export const company: Company = {
  name: 'Cool Example',
  blurb: 'We cool.',
  web: 'cool.example',
  sales_email: 'sales@cool.example',
  sales_phones: ['+8801000000101', '+8801000000102'],
  sales_hours: 'Saturday to Thursday, 9:00 to 18:00',
  head_office: {
    title: 'Head Office',
    email: 'info@cool.example',
    phones: ['+8801000000101', '+8801000000102'],
    street: 'Level 6, 48 Example Avenue',
    city: 'Banani, Dhaka',
  },
  warehouse: {
    title: 'Service & Warehouse',
    email: 'service@cool.example',
    phones: ['+8801000000201', '+8801000000202'],
    street: 'Plot 17',
    city: 'Narayanganj',
  },
  socials: [
    { name: 'Facebook', url: 'https://social.example/a' },
    { name: 'YouTube', url: 'https://social.example/b' },
  ],
  map_url: 'https://maps.example/office',
  sales_contact: { name: 'N', title: 'T', phone: '+8801000000103', email: 'n@cool.example' },
  logo: null,
  ready: true,
  version: 1,
};

export const visitor: User = {
  id: 7,
  name: 'Tahmina Akter',
  number: '+8801711000000',
  email: 'tahmina@example.com',
  locale: 'en',
  email_confirmed: true,
  second_factor: false,
  role: 'user',
  image: null,
  version: 1,
  created_at: '2026-11-01T00:00:00.000Z',
  updated_at: '2026-11-01T00:00:00.000Z',
};

export const outdoor: Category = {
  id: 1,
  slug: 'outdoor',
  kind: 'outdoor_unit',
  group: null,
  title: 'Outdoor Unit',
  path: '/products/outdoor',
  position: 10,
  description: null,
  type: null,
  status: 'active',
  image: null,
  picture: null,
  has_panel: false,
  product_count: 14,
  tr_min: 6.37,
  tr_max: 27.07,
  price_from: 329000,
  version: 1,
  updated_at: '2026-11-01T00:00:00.000Z',
};

export const menuRow = (
  id: number,
  group: MenuLink['group'],
  title: string,
  path: string | null,
  category_id: number | null,
  parent_id: number | null = null,
): MenuLink => ({ id, group, title, path, category_id, parent_id });

export const menu: MenuLink[] = [
  menuRow(1, 'vrf', 'Outdoor Unit', '/products/outdoor', 1),
  menuRow(2, 'product', 'Split Type AC', '/products/split-ac', 12),
  menuRow(3, 'home-appliance', 'Air Purifier', '/products/filter', 16),
  menuRow(4, 'about', 'About Us', '/about-us', null),
];

const usual: ShellData = {
  user: null,
  company,
  menu,
  categories: [outdoor],
  siteName: company.name!,
  publicUrl: 'http://localhost:8080',
  adminUrl: 'http://admin.localhost:8080',
  year: 2026,
};

/** Sets the size of the screen and makes the page idle, when menus load; jsdom has neither. */
export function onScreen(size: 'wide' | 'narrow') {
  const media = { matches: size === 'wide', addEventListener() {}, removeEventListener() {} };
  window.matchMedia = () => media as unknown as MediaQueryList;
  window.requestIdleCallback = (work) => window.setTimeout(work);
  window.cancelIdleCallback = (handle) => window.clearTimeout(handle);
}

/** Renders `ui` at `/` as the document does, with the shell's data, the account and the toasts. */
export function renderInShell(ui: ReactNode, data: Partial<ShellData> = {}) {
  const Stub = createRoutesStub([
    {
      id: 'shell',
      path: '*',
      HydrateFallback: () => null,
      loader: () => ({ ...usual, ...data }),
      Component: () => (
        <ToastProvider>
          <AuthProvider user={useShell().user}>{ui}</AuthProvider>
          <CurrentPath />
        </ToastProvider>
      ),
    },
  ]);
  return render(<Stub initialEntries={['/']} />);
}

function CurrentPath() {
  return <output aria-label="Address">{useLocation().pathname}</output>;
}
