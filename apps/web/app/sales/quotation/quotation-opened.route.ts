import { redirect } from 'react-router';
import { apiOf } from '../../platform/api/api-context';
import type { Route } from './+types/quotation-opened.route';

/** The page of a link tells it once it runs. Nobody waits for the response. */
export async function action({ request, context }: Route.ActionArgs) {
  const body = { token: await request.text() };
  await apiOf(context)
    .api.quotations.opened({ body })
    .catch(() => null);
  return new Response(null, { status: 204 });
}

/** Nobody is meant to open the address. */
export const loader = () => redirect('/quotation');
