import type { Category, Company, MenuItem, User } from '@shishir/contract';
import { useEffect } from 'react';
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

/** The data of the shell, available on every page. */
export interface ShellData {
  user: User | null;
  /** Null while the API is down. */
  company: Company | null;
  menu: MenuItem[];
  categories: CategorySummary[];
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
