import type { Category, Company, MenuItem, User } from '@shishir/contract';
import { useEffect } from 'react';
import { useRouteLoaderData } from 'react-router';

/** What pages show of a category, and nothing more: all of them travel with every page. */
export type ShownCategory = Pick<
  Category,
  'slug' | 'title' | 'path' | 'picture' | 'product_count' | 'tr_min' | 'tr_max' | 'price_from'
>;

/** What every page knows: who is here, who we are, and where one can go. */
export interface ShellData {
  user: User | null;
  /** Null while the API is away. */
  company: Company | null;
  menu: MenuItem[];
  categories: ShownCategory[];
  publicUrl: string;
  adminUrl: string;
  /** In Dhaka: the visitor's own clock may say another. */
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

/** What this browser's last page knew. The server, where many visits meet, never sets it. */
let last = NOTHING;

/** The shell's data, from any component; the last there was where it could not load. */
export function useShell(): ShellData {
  return useRouteLoaderData<ShellData>('shell') ?? last;
}

/** The same, kept for a later page that cannot load. */
export function useKeptShell(): ShellData {
  const shell = useShell();
  useEffect(() => {
    last = shell;
  }, [shell]);
  return shell;
}
