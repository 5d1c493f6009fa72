import { redirect } from 'react-router';
import { apiOf } from '../../platform/api/api-context';
import type { Route } from './+types/quotation-opened.route';

/** Called by the page of a link when its script runs. The response is ignored. */
export async function action({ request, context }: Route.ActionArgs) {
  const body = { token: await request.text() };
  await apiOf(context)
    .api.quotations.opened({ body })
    .catch(() => null);
  return new Response(null, { status: 204 });
}

/** The address is not a page. */
export const loader = () => redirect('/quotation');
