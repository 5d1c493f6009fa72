import { z } from 'zod';
import { NoQuery } from './lists';
import { routes } from './policy';

export const MENU_GROUPS = ['vrf', 'product', 'home-appliance', 'about'] as const;

export const MenuItem = z.object({
  id: z.number().int(),
  group: z.enum(MENU_GROUPS),
  title: z.string(),
  path: z.string(),
  /** The category that it leads to, whose path it has; null for other pages. */
  category_id: z.number().int().nullable(),
  position: z.number().int(),
});
export type MenuItem = z.infer<typeof MenuItem>;

export const menu = routes({
  list: {
    method: 'GET',
    path: '/menu',
    summary: 'The entries of the menus, by group and position',
    metadata: { access: 'public', cache: true },
    query: NoQuery,
    responses: { 200: z.object({ data: z.array(MenuItem) }) },
  },
});
