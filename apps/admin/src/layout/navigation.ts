import type { Role } from '@shishir/contract';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import {
  GalleryIcon,
  OverviewIcon,
  ProductIcon,
  ProjectIcon,
  SettingIcon,
  UsersIcon,
} from '../theme/icons';

export interface NavigationPage {
  title: string;
  path: string;
  /** What belongs to it beside its own path, such as the form that it leads to. */
  below?: string;
  /** Shows how many messages are new. */
  countsNewMessages?: boolean;
  /** Shown to a super admin alone; the route says so to everybody else. */
  ownerOnly?: boolean;
}

export interface NavigationGroup {
  title: string;
  icon: ComponentType<SvgIconProps>;
  /** Stands open until somebody closes it. */
  openAtFirst?: boolean;
  pages: NavigationPage[];
}

export const overviewPage = { title: 'Overview', path: '/dashboard', icon: OverviewIcon };
export const profilePage = { title: 'Profile', path: '/dashboard/profile' };

const groups: NavigationGroup[] = [
  {
    title: 'Users',
    icon: UsersIcon,
    pages: [
      { title: 'User List', path: '/dashboard/user/user-list' },
      { title: 'Change Password', path: '/dashboard/user/change-password' },
    ],
  },
  { title: 'Gallery', icon: GalleryIcon, pages: [] },
  {
    title: 'Product',
    icon: ProductIcon,
    openAtFirst: true,
    pages: [
      {
        title: 'Product List',
        path: '/dashboard/product/product-list',
        below: '/dashboard/product/edit',
      },
      { title: 'Add Product', path: '/dashboard/product/add-product' },
      { title: 'Import', path: '/dashboard/product/import' },
    ],
  },
  { title: 'Project', icon: ProjectIcon, pages: [] },
  {
    title: 'Setting',
    icon: SettingIcon,
    openAtFirst: true,
    pages: [
      {
        title: 'Client Message',
        path: '/dashboard/setting/client-message',
        countsNewMessages: true,
      },
      { title: 'Categories', path: '/dashboard/setting/categories' },
      { title: 'Security', path: '/dashboard/setting/security', ownerOnly: true },
      { title: 'Audit Log', path: '/dashboard/setting/audit-log', ownerOnly: true },
      { title: 'Mail Log', path: '/dashboard/setting/mail-log', ownerOnly: true },
    ],
  },
];

/** The specified groups in their order, with the pages of a role; one without a page is not shown. */
export function navigationFor(role: Role): NavigationGroup[] {
  return groups
    .map((group) => ({
      ...group,
      pages: group.pages.filter((page) => !page.ownerOnly || role === 'super_admin'),
    }))
    .filter((group) => group.pages.length > 0);
}

/** True on a page and on what lies below it, such as one opened message. */
export function isAt(pathname: string, page: Pick<NavigationPage, 'path' | 'below'>): boolean {
  return [page.path, page.below].some(
    (path) => path !== undefined && (pathname === path || pathname.startsWith(`${path}/`)),
  );
}
