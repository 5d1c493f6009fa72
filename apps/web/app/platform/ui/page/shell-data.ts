import type { Category, Company, MenuItem, User } from '@shishir/contract';
import { type ComponentType, useEffect } from 'react';
import { useRouteLoaderData } from 'react-router';

/** The fields of a category that pages use. They are sent with every page, so nothing more. */
export type CategorySummary = Pick<
  Category,
  | 'id'
  | 'slug'
  | 'kind'
  | 'group'
  | 'title'
  | 'path'
  | 'picture'
  | 'product_count'
  | 'tr_min'
  | 'tr_max'
  | 'price_from'
>;

/** The fields of a menu item that pages use; the items come in their order. */
export type MenuLink = Pick<
  MenuItem,
  'id' | 'group' | 'title' | 'path' | 'category_id' | 'parent_id'
>;

/** The data of the shell, available on every page. */
export interface ShellData {
  user: User | null;
  /** Null while the API is down. */
  company: Company | null;
  menu: MenuLink[];
  categories: CategorySummary[];
  /** The company's name; until it has one, or while the API is down, the host name of the site. */
  siteName: string;
  publicUrl: string;
  adminUrl: string;
  /** The year in Dhaka, since the visitor's clock may differ. */
  year: number;
}

const NOTHING: ShellData = {
  user: null,
  company: null,
  menu: [],
  categories: [],
  siteName: '',
  publicUrl: '',
  adminUrl: '',
  year: 0,
};

/** The data of this browser's last page. Never set on the server, which is shared by all visitors. */
let last = NOTHING;

/** The shell's data; the last known data where it could not be loaded. */
export function useShell(): ShellData {
  return useRouteLoaderData<ShellData>('shell') ?? last;
}

/** The same, and remembers it for a later page that cannot be loaded. */
export function useCachedShell(): ShellData {
  const shell = useShell();
  useEffect(() => {
    last = shell;
  }, [shell]);
  return shell;
}

/**
 * The document of a site that is being set up. The server puts it here: a browser with an open page asks the server
 * for it, so that its script is not part of every page.
 */
export const setUpDocument: { Component?: ComponentType } = {};

/** True until the company has a name and a sales phone number: then the site shows nothing else. */
export const isBeingSetUp = ({ company }: Pick<ShellData, 'company'>) =>
  company !== null && !company.ready;

type Match = { id: string; loaderData?: unknown } | undefined;

/** For `meta`: whose site it is, from the shell's data, or the last known where it could not be loaded. */
export function siteNameOf(matches: readonly Match[]): string {
  const shell = matches.find((match) => match?.id === 'shell')?.loaderData as ShellData | undefined;
  return (shell ?? last).siteName;
}
