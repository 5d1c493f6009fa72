import type { Category, Company, MenuItem, User } from '@shishir/contract';
import { type ComponentType, useEffect } from 'react';
import { useRouteLoaderData } from 'react-router';

/** Fields of a category that pages use. They are sent with every page, so only these. */
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

/** Fields of a menu item that pages use; items are sorted by position. */
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
  /** The company's name; the host name of the site if it has none, or while the API is down. */
  siteName: string;
  publicUrl: string;
  adminUrl: string;
  /** The year in Dhaka, since the visitor's clock may differ. */
  year: number;
  /** Only at the address of a preview: false if it has ended and the page is the public one. */
  isPreview?: boolean;
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

/** Data of this browser's last page. Never set on the server, which all visitors share. */
let last = NOTHING;

/** Returns the shell's data, or the last known data if it could not be loaded. */
export function useShell(): ShellData {
  return useRouteLoaderData<ShellData>('shell') ?? last;
}

/** Returns the same, and stores it for a later page that cannot be loaded. */
export function useCachedShell(): ShellData {
  const shell = useShell();
  useEffect(() => {
    last = shell;
  }, [shell]);
  return shell;
}

/**
 * The document of a site that is being set up. Set by the server only, so its code is not part of every page; a browser
 * with an open page requests the document.
 */
export const setUpDocument: { Component?: ComponentType<{ className?: string | undefined }> } = {};

/** True while the company lacks a name or a sales phone number; the site then shows only that notice. */
export const isBeingSetUp = ({ company }: Pick<ShellData, 'company'>) =>
  company !== null && !company.ready;

type Match = { id: string; loaderData?: unknown } | undefined;

/** Name of the site for `meta`, from the shell's data, or the last known name if it could not be loaded. */
export function siteNameOf(matches: readonly Match[]): string {
  const shell = matches.find((match) => match?.id === 'shell')?.loaderData as ShellData | undefined;
  return (shell ?? last).siteName;
}
