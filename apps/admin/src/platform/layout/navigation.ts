import type { HistorySubject, Role } from '@shishir/contract';
import {
  BoxIcon,
  BuildingComplexIcon,
  FileTextIcon,
  ImageIcon,
  InboxIcon,
  LayoutGridIcon,
  SettingsIcon,
  UsersRoundIcon,
  type LucideIcon,
} from 'lucide-react';
import { paths } from '../ui/page/paths';

interface NavigationPage {
  title: string;
  path: string;
  /** Further paths that belong to the entry, such as its form. */
  below?: string | string[];
  /** Pages of an entry that has several, shown as tabs. */
  tabs?: { title: string; path: string }[];
  /** Listed in the part 'Company', although all staff see it. */
  ofCompany?: boolean;
  /** Listed for super admins only, in the part 'Company'; for other roles, the route explains why. */
  ownerOnly?: boolean;
}

export interface NavigationGroup {
  title: string;
  icon: LucideIcon;
  /** Splits the pages into the parts 'Site' and 'Company'. */
  divided?: boolean;
  pages: NavigationPage[];
}

/** Page on the first level of the sidebar. */
export interface FirstLevelPage {
  title: string;
  path: string;
  icon: LucideIcon;
}

export const overviewPage: FirstLevelPage = {
  title: 'Overview',
  path: paths.overview,
  icon: LayoutGridIcon,
};
export const inboxPage: FirstLevelPage = { title: 'Inbox', path: paths.inbox, icon: InboxIcon };
export const quotationsPage: FirstLevelPage = {
  title: 'Quotations',
  path: paths.quotations,
  icon: FileTextIcon,
};

/** Parent path of the histories of these records. */
const historyOf = (subject: HistorySubject) => `${paths.historyAny}/${subject}`;

const groups: NavigationGroup[] = [
  {
    title: 'Users',
    icon: UsersRoundIcon,
    pages: [
      { title: 'User List', path: paths.userList },
      { title: 'Change Password', path: paths.changePassword },
    ],
  },
  {
    title: 'Gallery',
    icon: ImageIcon,
    pages: [
      {
        title: 'Gallery List',
        path: paths.gallery.list,
        below: [paths.gallery.editAny, historyOf('gallery')],
      },
      { title: 'Add Gallery', path: paths.gallery.add },
      { title: 'Media Library', path: paths.media },
    ],
  },
  {
    title: 'Product',
    icon: BoxIcon,
    pages: [
      {
        title: 'Product List',
        path: paths.products.list,
        below: [paths.products.editAny, historyOf('product')],
      },
      { title: 'Add Product', path: paths.products.add },
      { title: 'Import', path: paths.imports.list },
    ],
  },
  {
    title: 'Project',
    icon: BuildingComplexIcon,
    pages: [
      {
        title: 'Project List',
        path: paths.vrfProject.list,
        below: [paths.vrfProject.editAny, historyOf('vrf-project')],
      },
      { title: 'Add Project', path: paths.vrfProject.add },
    ],
  },
  {
    title: 'Setting',
    icon: SettingsIcon,
    divided: true,
    pages: [
      { title: 'Categories', path: paths.categories, below: historyOf('category') },
      { title: 'Menus', path: paths.menus },
      { title: 'Posts', path: paths.posts.list, below: historyOf('post') },
      { title: 'Industries', path: paths.industries.list, below: historyOf('industry') },
      { title: 'Openings', path: paths.openings.list, below: historyOf('opening') },
      { title: 'Search Synonyms', path: paths.searchSynonyms },
      { title: 'About Us', path: paths.aboutUs },
      {
        title: 'Company Details',
        path: paths.companyDetails,
        below: historyOf('company'),
        ownerOnly: true,
      },
      {
        title: 'Sizing Values',
        path: paths.sizingValues,
        below: paths.tariffs,
        tabs: [
          { title: 'Sizing Values', path: paths.sizingValues },
          { title: 'Tariffs', path: paths.tariffs },
        ],
        ofCompany: true,
      },
      {
        title: 'Mail',
        path: paths.mailLog,
        below: paths.mailServer,
        tabs: [
          { title: 'Mail Log', path: paths.mailLog },
          { title: 'Mail Server', path: paths.mailServer },
        ],
        ownerOnly: true,
      },
      { title: 'Security', path: paths.security, ownerOnly: true },
      { title: 'Audit Log', path: paths.auditLog, ownerOnly: true },
    ],
  },
];

/** Returns the specified groups in order, with the pages of a role; groups without pages are left out. */
export function navigationFor(role: Role): NavigationGroup[] {
  return groups
    .map((group) => ({
      ...group,
      pages: group.pages.filter((page) => !page.ownerOnly || role === 'super_admin'),
    }))
    .filter((group) => group.pages.length > 0);
}

/** Splits the pages of a group into its titled parts; an undivided group is one part without a title. */
export function partsOf({ divided, pages }: NavigationGroup): Part[] {
  if (!divided) return [{ title: null, pages }];
  const isOfCompany = ({ ownerOnly, ofCompany }: NavigationPage) => ownerOnly || ofCompany;
  return [
    { title: 'Site', pages: pages.filter((page) => !isOfCompany(page)) },
    { title: 'Company', pages: pages.filter(isOfCompany) },
  ].filter((part) => part.pages.length > 0);
}

interface Part {
  title: string | null;
  pages: NavigationPage[];
}

/** True on a page and on everything below it, such as an open message. */
export function isAt(
  pathname: string,
  page: Partial<Pick<NavigationPage, 'path' | 'below'>>,
): boolean {
  return [page.path, page.below]
    .flat()
    .some((path) => path !== undefined && (pathname === path || pathname.startsWith(`${path}/`)));
}
