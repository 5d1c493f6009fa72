import type { Picture, Role, StaffSearchResults } from '@shishir/contract';
import { formatAge, formatPhone, formatTaka } from '@shishir/format';
import {
  BoxIcon,
  BuildingComplexIcon,
  ContactRoundIcon,
  FileTextIcon,
  InboxIcon,
  QrCodeIcon,
  UsersRoundIcon,
  type LucideIcon,
} from 'lucide-react';
import { KIND_NAMES, STATUS_NAMES } from '../../sales/contact-message/contact-message.texts';
import { customerTexts } from '../../sales/customers/customers.texts';
import { paths } from '../../platform/ui/page/paths';
import { roleName } from '../../platform/ui/staff/role';
import { vrfProjectTexts } from '../../content/vrf-project/vrf-project.texts';
import { paletteTexts as texts } from './command-palette.texts';

/** Row of the palette: its texts, and its page or action. */
export interface PaletteEntry {
  /** Unique among all entries; identifies recent ones. */
  key: string;
  title: string;
  note: string;
  aside?: string;
  icon: LucideIcon;
  picture?: Picture | null;
  /** Page to open; an entry without one runs an action. */
  path?: string;
  run?: () => void;
}

export interface PaletteGroup {
  name: keyof typeof texts.groups;
  entries: PaletteEntry[];
}

/** Page of the dashboard, as in the sidebar. */
export interface PalettePage {
  title: string;
  /** Group that contains it. */
  group: string;
  path: string;
  icon: LucideIcon;
}

/** Groups the found records by kind. */
export function recordGroups(found: StaffSearchResults, now: Date): PaletteGroup[] {
  return [
    {
      name: 'products',
      entries: found.products.map(({ id, model, title, price, picture }) => ({
        key: `product-${id}`,
        title: model,
        note: title,
        aside: price === null ? texts.onRequest : formatTaka(price),
        icon: BoxIcon,
        picture,
        path: paths.products.view(id),
      })),
    },
    {
      name: 'enquiries',
      entries: found.enquiries.map(({ id, name, kind, reference, email, status, created_at }) => ({
        key: `enquiry-${id}`,
        title: name,
        note: `${KIND_NAMES[kind]} ${reference}, ${email}`,
        aside: ['new', 'read'].includes(status) ? formatAge(created_at, now) : STATUS_NAMES[status],
        icon: InboxIcon,
        path: `${paths.inbox}/${id}`,
      })),
    },
    {
      name: 'quotations',
      entries: found.quotations.map(({ id, number, name, company, title, total }) => ({
        key: `quotation-${id}`,
        title: number,
        note: [name, company, title].filter(Boolean).join(', '),
        aside: formatTaka(total),
        icon: FileTextIcon,
        path: paths.quotation(id),
      })),
    },
    {
      name: 'customers',
      entries: found.customers.map(({ id, name, kind, phone, email, district }) => ({
        key: `customer-${id}`,
        title: name,
        note: [phone && formatPhone(phone), email, district].filter(Boolean).join(', '),
        aside: customerTexts.values.kind[kind],
        icon: ContactRoundIcon,
        path: paths.customers.one(id),
      })),
    },
    {
      name: 'units',
      entries: found.units.map(({ id, model, brand, serial, code, customer, site }) => ({
        key: `unit-${id}`,
        title: [brand, model, serial].filter(Boolean).join(' '),
        note: [customer, site].filter(Boolean).join(', '),
        aside: code,
        icon: QrCodeIcon,
        path: paths.units.edit(id),
      })),
    },
    {
      name: 'projects',
      entries: found.projects.map((project) => ({
        key: `project-${project.id}`,
        title: project.project_name,
        note: [project.client_name, project.location].filter(Boolean).join(', '),
        aside: vrfProjectTexts.statuses[project.status],
        icon: BuildingComplexIcon,
        picture: project.picture,
        path: `${paths.vrfProject.list}?view=${project.id}`,
      })),
    },
    {
      name: 'users',
      entries: found.users.map(({ id, name, email, role }) => ({
        key: `user-${id}`,
        title: name,
        note: email,
        aside: roleName(role),
        icon: UsersRoundIcon,
        path: `${paths.userList}?q=${encodeURIComponent(email)}`,
      })),
    },
  ];
}

/** Returns an entry for the product list of each category. */
export function categoryEntries({ categories }: StaffSearchResults): PaletteEntry[] {
  return categories.map(({ slug, title, product_count }) => ({
    key: `category-${slug}`,
    title: texts.productList(title),
    note: texts.productCount(product_count),
    icon: BoxIcon,
    path: paths.products.ofCategory(slug),
  }));
}

export const pageEntries = (pages: PalettePage[]): PaletteEntry[] =>
  pages.map(({ title, group, path, icon }) => ({
    key: `page-${path}`,
    title,
    note: group,
    icon,
    path,
  }));

/** Returns actions that open a form; those that run immediately are defined by the palette. */
export function formActions(role: Role, icon: LucideIcon): PaletteEntry[] {
  const { addProduct, addProject, addGallery, importProducts, invite, changePassword } =
    texts.actions;
  const { notes } = texts;
  const forms: [title: string, note: string, path: string][] = [
    [addProduct, notes.product, paths.products.add],
    [addProject, notes.project, paths.vrfProject.add],
    [addGallery, notes.gallery, paths.gallery.add],
    [importProducts, notes.product, paths.imports.list],
    ...(role === 'super_admin'
      ? [[invite, notes.users, paths.inviteStaff] satisfies [string, string, string]]
      : []),
    [changePassword, notes.users, paths.changePassword],
  ];
  return forms.map(([title, note, path]) => ({ key: `action-${path}`, title, note, path, icon }));
}

/** Returns the entries that contain every word of the query. */
export function matching(entries: PaletteEntry[], words: string[]): PaletteEntry[] {
  return entries.filter(({ title, note }) => {
    const text = `${title} ${note}`.toLowerCase();
    return words.every((word) => text.includes(word.toLowerCase()));
  });
}

export const wordsOf = (query: string) => query.split(/\s+/).filter(Boolean);

/** Splits a text at the words of the query; every second part matches. */
export function matchedParts(text: string, words: string[]): string[] {
  if (words.length === 0) return [text];
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  // Short words must start a word: a digit or two would match inside every model name.
  const patterns = escaped.map((word) => (word.length < 3 ? `\\b${word}` : word));
  return text.split(new RegExp(`(${patterns.join('|')})`, 'i'));
}
