import type { Category, Company, MenuItem, User } from '@shishir/contract';
import { useRouteLoaderData } from 'react-router';

/** What every page knows: who is here, who we are, and where one can go. */
export interface ShellData {
  user: User | null;
  /** Null while the API is away. */
  company: Company | null;
  menu: MenuItem[];
  categories: Category[];
  publicUrl: string;
  adminUrl: string;
}

const NOTHING: ShellData = {
  user: null,
  company: null,
  menu: [],
  categories: [],
  publicUrl: '',
  adminUrl: '',
};

/** The root loader's data, from any component. Empty only where the root itself could not load. */
export function useShell(): ShellData {
  return useRouteLoaderData<ShellData>('root') ?? NOTHING;
}
