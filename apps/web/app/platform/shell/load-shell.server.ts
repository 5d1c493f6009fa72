import type { Category, MenuItem } from '@shishir/contract';
import { dhakaParts } from '@shishir/format';
import { hasSession } from '@shishir/server/session-cookie';
import type { RequestApi } from '../api/api-context';
import type { CategorySummary, MenuLink, ShellData } from '../ui/page/shell-data';

/**
 * Loads the data of the shell around every page. Parts that cannot be loaded are left out, so pages still render
 * while the API is down. After the session has ended the page renders signed out.
 */
export async function loadShell(
  { api, preview }: RequestApi,
  cookie: string | null,
): Promise<Omit<ShellData, 'siteName' | 'publicUrl' | 'adminUrl'>> {
  const [user, company, menu, categories, previewed] = await Promise.all([
    hasSession(cookie) ? api.auth.user().catch(() => null) : null,
    api.company.get().catch(() => null),
    api.menu.list().catch(() => null),
    api.categories.list({ query: {} }).catch(() => null),
    // The client adds the token.
    preview === undefined ? null : api.previews.current().catch(() => null),
  ]);
  return {
    user: user?.status === 200 ? user.body.user : null,
    company: company?.status === 200 ? company.body.data : null,
    menu: menu?.status === 200 ? menu.body.data.map(toLink) : [],
    categories: categories?.status === 200 ? categories.body.data.map(toSummary) : [],
    ...(preview !== undefined && {
      isPreview: previewed?.status === 200 && previewed.body.data !== null,
    }),
    year: dhakaParts(new Date()).year,
  };
}

function toLink({ id, group, title, path, category_id, parent_id }: MenuItem): MenuLink {
  return { id, group, title, path, category_id, parent_id };
}

function toSummary(category: Category): CategorySummary {
  const { id, slug, kind, group, title, path, picture } = category;
  const { product_count, tr_min, tr_max, price_from } = category;
  return {
    id,
    slug,
    kind,
    group,
    title,
    path,
    picture,
    product_count,
    tr_min,
    tr_max,
    price_from,
  };
}
