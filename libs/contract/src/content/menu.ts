import { z } from 'zod';
import { plainText } from '../platform/fields';
import { NoQuery } from '../platform/lists';
import { LocaleQuery, untranslated } from '../platform/locales';
import { routes } from '../platform/policy';
import { addressError } from './site-pages';
import { RecordId } from '../platform/numbers';
import { contentErrors } from './content-errors.texts';
import { schemaTexts } from '../platform/schema.texts';

export const MENU_GROUPS = ['vrf', 'product', 'home-appliance', 'about'] as const;
const group = z.enum(MENU_GROUPS);

export const MenuItem = z.object({
  id: z.number().int(),
  group,
  title: z.string(),
  /** Null for a heading, which is shown above its items and is no link. */
  path: z.string().nullable(),
  /** Category whose path the item uses; null for other pages. */
  category_id: z.number().int().nullable(),
  /** Parent item in the same group; null at the top level. */
  parent_id: z.number().int().nullable(),
  position: z.number().int(),
  untranslated,
});
export type MenuItem = z.infer<typeof MenuItem>;

/** Maximum items in a group, both levels together. */
export const MENU_SIZE = 60;

/** A menu item as staff see it, active or not. */
const StaffMenuItem = z.object({
  id: z.number().int(),
  /** Null if it uses the title of its category. */
  title: z.string().nullable(),
  /** Address of an item without a category; null for a heading. */
  path: z.string().nullable(),
  category: z
    .object({
      id: z.number().int(),
      slug: z.string(),
      title: z.string(),
      path: z.string(),
      /** 'active' if visitors see it, 'deleted' if it is in the trash. */
      state: z.enum(['active', 'inactive', 'deleted']),
      /** Number of published products. */
      product_count: z.number().int(),
    })
    .nullable(),
  active: z.boolean(),
  /** True if no page of the site exists at its address. */
  page_missing: z.boolean(),
});

/** A menu with all its items, nested. */
export const MenuGroup = z.object({
  group,
  /** Changes with any of the items. */
  version: z.string(),
  items: z.array(StaffMenuItem.extend({ items: z.array(StaffMenuItem) })),
});
export type MenuGroup = z.infer<typeof MenuGroup>;

const TITLE_MISSING = schemaTexts.titleRequired;

const text = (max: number) =>
  plainText(max)
    .nullish()
    .transform((value) => value || null);

const fields = {
  /** Omitted for a new item. */
  id: RecordId.optional(),
  title: text(150),
  /** An item has either a category or a path; one with neither is a heading. */
  category_id: z
    .number()
    .int()
    .positive()
    .nullish()
    .transform((id) => id ?? null),
  path: text(190).superRefine((path, context) => {
    const message = path === null ? null : addressError(path);
    if (message) context.addIssue({ code: z.ZodIssueCode.custom, message });
  }),
  active: z.boolean(),
};

function checkItem(
  item: { title: string | null; category_id: number | null; path: string | null },
  context: z.RefinementCtx,
): void {
  const issue = (field: string, message: string) =>
    context.addIssue({ code: z.ZodIssueCode.custom, path: [field], message });
  if (item.category_id !== null && item.path !== null) {
    issue('path', contentErrors.pathOrCategory);
  }
  if (item.category_id === null && item.title === null) issue('title', TITLE_MISSING);
}

const LowerItem = z
  .object({
    ...fields,
    items: z.array(z.unknown()).max(0, contentErrors.noThirdLevel).optional(),
  })
  .strict()
  .superRefine(checkItem);

const UpperItem = z
  .object({ ...fields, items: z.array(LowerItem).max(MENU_SIZE).default([]) })
  .strict()
  .superRefine(checkItem);

/** The complete new menu: items that are missing from it are deleted. */
export const SaveMenuGroup = z
  .object({
    /** Version of the menu that was edited. */
    version: z.string().min(1).max(64),
    items: z.array(UpperItem).max(MENU_SIZE, contentErrors.menuTooLong(MENU_SIZE)),
  })
  .strict()
  .superRefine(({ items }, context) => {
    const issue = (path: (string | number)[], message: string) =>
      context.addIssue({ code: z.ZodIssueCode.custom, path, message });
    const count = items.reduce((sum, item) => sum + 1 + item.items.length, 0);
    if (count > MENU_SIZE) issue(['items'], contentErrors.menuTooLong(MENU_SIZE));
    const ids = new Set<number>();
    const checkId = (id: number | undefined, path: (string | number)[]) => {
      if (id === undefined) return;
      if (ids.has(id)) issue([...path, 'id'], contentErrors.entryTwice);
      ids.add(id);
    };
    for (const [index, item] of items.entries()) {
      checkId(item.id, ['items', index]);
      for (const [lower, { id }] of item.items.entries()) {
        checkId(id, ['items', index, 'items', lower]);
      }
    }
  });
export type SaveMenuGroup = z.infer<typeof SaveMenuGroup>;

export const menu = routes({
  list: {
    method: 'GET',
    path: '/menu',
    summary: 'The entries of the menus, by group, each before the ones below it',
    metadata: { access: 'public', cache: true },
    query: LocaleQuery.strict(),
    responses: { 200: z.object({ data: z.array(MenuItem) }) },
  },
  groups: {
    method: 'GET',
    path: '/menu/groups',
    summary: 'The menus with all their entries, for staff',
    metadata: { access: 'admin' },
    query: NoQuery,
    responses: { 200: z.object({ data: z.array(MenuGroup) }) },
  },
  save: {
    method: 'PUT',
    path: '/menu/groups/:group',
    summary: 'Replace a menu: entries with an id stay, others are added, missing ones are deleted',
    metadata: { access: 'admin' },
    pathParams: z.object({ group }),
    body: SaveMenuGroup,
    responses: { 200: z.object({ data: MenuGroup }) },
  },
});
