import type { DeclaredSubject, HistorySubject, Role } from '@shishir/contract';
import {
  BoxIcon,
  BuildingComplexIcon,
  CalendarDaysIcon,
  ChartColumnIcon,
  ClipboardListIcon,
  ContactRoundIcon,
  FileTextIcon,
  ImageIcon,
  InboxIcon,
  KanbanIcon,
  LayoutGridIcon,
  QrCodeIcon,
  SettingsIcon,
  UsersRoundIcon,
  type LucideIcon,
} from 'lucide-react';
import { contentRecords } from '../../content/records/content-records';
import { paths } from '../ui/page/paths';
import { navigationTexts as texts } from './navigation.texts';

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
  below?: string;
  icon: LucideIcon;
}

/** Parent path of the histories of these records. */
const historyOf = (subject: HistorySubject) => `${paths.historyAny}/${subject}`;

/** Entry of the list of a record, with its history. */
const listOf = (subject: DeclaredSubject): NavigationPage => ({
  title: contentRecords[subject].listTitle,
  path: contentRecords[subject].paths.list,
  below: historyOf(subject),
});

export const overviewPage: FirstLevelPage = {
  title: texts.overview,
  path: paths.overview,
  icon: LayoutGridIcon,
};
export const figuresPage: FirstLevelPage = {
  title: texts.figures,
  path: paths.figures,
  icon: ChartColumnIcon,
};
export const inboxPage: FirstLevelPage = { title: texts.inbox, path: paths.inbox, icon: InboxIcon };
export const pipelinePage: FirstLevelPage = {
  title: texts.pipeline,
  path: paths.pipeline,
  icon: KanbanIcon,
};
export const quotationsPage: FirstLevelPage = {
  title: texts.quotations,
  path: paths.quotations,
  icon: FileTextIcon,
};

export const unitsPage: FirstLevelPage = {
  title: texts.units,
  path: paths.units.list,
  below: historyOf('unit'),
  icon: QrCodeIcon,
};
export const maintenancePage: FirstLevelPage = {
  title: texts.maintenance,
  path: paths.maintenance.list,
  below: historyOf('maintenance-contract'),
  icon: ClipboardListIcon,
};
export const visitsPage: FirstLevelPage = {
  title: texts.visits,
  path: paths.visits.due,
  below: historyOf('visit'),
  icon: CalendarDaysIcon,
};
export const customersPage: FirstLevelPage = {
  title: texts.customers,
  path: paths.customers.list,
  below: historyOf('customer'),
  icon: ContactRoundIcon,
};

const groups: NavigationGroup[] = [
  {
    title: texts.users,
    icon: UsersRoundIcon,
    pages: [
      { title: texts.userList, path: paths.userList },
      { title: texts.changePassword, path: paths.changePassword },
    ],
  },
  {
    title: texts.gallery,
    icon: ImageIcon,
    pages: [
      {
        title: texts.galleryList,
        path: paths.gallery.list,
        below: [paths.gallery.editAny, historyOf('gallery')],
      },
      { title: texts.addGallery, path: paths.gallery.add },
      { title: texts.mediaLibrary, path: paths.media },
    ],
  },
  {
    title: texts.product,
    icon: BoxIcon,
    pages: [
      {
        title: texts.productList,
        path: paths.products.list,
        below: [paths.products.editAny, historyOf('product')],
      },
      { title: texts.addProduct, path: paths.products.add },
      { title: texts.import, path: paths.imports.list },
    ],
  },
  {
    title: texts.project,
    icon: BuildingComplexIcon,
    pages: [
      {
        title: texts.projectList,
        path: paths.vrfProject.list,
        below: [paths.vrfProject.editAny, historyOf('vrf-project')],
      },
      { title: texts.addProject, path: paths.vrfProject.add },
    ],
  },
  {
    title: texts.setting,
    icon: SettingsIcon,
    divided: true,
    pages: [
      { title: texts.categories, path: paths.categories, below: historyOf('category') },
      listOf('section'),
      { title: texts.menus, path: paths.menus },
      listOf('post'),
      listOf('industry'),
      listOf('opening'),
      { title: texts.searchSynonyms, path: paths.searchSynonyms },
      {
        title: texts.translations,
        path: paths.translations,
        below: paths.glossary,
      },
      { title: texts.aboutUs, path: paths.aboutUs },
      {
        title: texts.companyDetails,
        path: paths.companyDetails,
        below: historyOf('company'),
        ownerOnly: true,
      },
      {
        title: texts.sizingValues,
        path: paths.sizingValues,
        below: [paths.vrfSeries, paths.tariffs],
        tabs: [
          { title: texts.sizingValues, path: paths.sizingValues },
          { title: texts.vrfSeries, path: paths.vrfSeries },
          { title: texts.tariffs, path: paths.tariffs },
        ],
        ofCompany: true,
      },
      {
        title: texts.mail,
        path: paths.mailLog,
        below: paths.mailServer,
        tabs: [
          { title: texts.mailLog, path: paths.mailLog },
          { title: texts.mailServer, path: paths.mailServer },
        ],
        ownerOnly: true,
      },
      { title: texts.security, path: paths.security, ownerOnly: true },
      { title: texts.apiKeys, path: paths.apiKeys, ownerOnly: true },
      { title: texts.webhooks, path: paths.webhooks, ownerOnly: true },
      { title: texts.auditLog, path: paths.auditLog, ownerOnly: true },
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
    { title: texts.site, pages: pages.filter((page) => !isOfCompany(page)) },
    { title: texts.company, pages: pages.filter(isOfCompany) },
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
