import type { MenuGroup } from '@shishir/contract';
import { useQueryClient } from '@tanstack/react-query';
import { changeData } from '../../platform/api/cache-writes';
import { tsr } from '../../platform/api/tsr';
import { useCategories } from '../../catalogue/categories/categories.queries';
import { targetsOf } from './menu-targets';

const MENUS_KEY = ['menu'];

/** Loads the menus and the possible targets of their entries. */
export function useMenus() {
  const menus = tsr.menu.groups.useQuery({ queryKey: MENUS_KEY });
  const categories = useCategories();
  const failed = [menus, categories].find(({ isError, data }) => isError && !data);
  const groups = menus.data?.body.data;
  const rows = categories.data?.body.data;
  return {
    error: failed?.error ?? null,
    retry: () => void Promise.all([menus.refetch(), categories.refetch()]),
    loaded: groups && rows ? { groups, categories: rows, targets: targetsOf(rows, groups) } : null,
  };
}

/** Replaces a menu with its draft. */
export function useMenuSave() {
  const queries = useQueryClient();
  const { mutateAsync } = tsr.menu.save.useMutation();
  return async (...[call]: Parameters<typeof mutateAsync>): Promise<MenuGroup> => {
    const saved = (await mutateAsync(call)).body.data;
    changeData<{ body: { data: MenuGroup[] } }>(queries, MENUS_KEY, (before) => ({
      ...before,
      body: { data: before.body.data.map((menu) => (menu.group === saved.group ? saved : menu)) },
    }));
    return saved;
  };
}
