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
  /** Shows how many messages are new. */
  countsNewMessages?: boolean;
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
    pages: [{ title: 'Product List', path: '/dashboard/product/product-list' }],
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
    ],
  },
];

/** The specified groups in their order; one without a page is not shown. */
export const navigation = groups.filter((group) => group.pages.length > 0);

/** True on a page and on what lies below it, such as one opened message. */
export function isAt(pathname: string, page: { path: string }): boolean {
  return pathname === page.path || pathname.startsWith(`${page.path}/`);
}
