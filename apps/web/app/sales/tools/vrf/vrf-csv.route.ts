import { apiOf } from '../../../platform/api/api-context';
import { fileResponse } from '../../../platform/api/file-response.server';
import type { PageHandle } from '../../../platform/ui/page/page-handle';
import type { Route } from './+types/vrf-csv.route';
import { printOf } from './print-system.server';
import { SYSTEM_FIELDS } from './system/system-query';

const FAILED = 'The file cannot be made just now. Please try again in a moment.';

/** Returns the system of the address as a CSV file from the API. */
export function loader({ request, url, context }: Route.LoaderArgs) {
  const { api } = apiOf(context);
  const body = printOf(url.searchParams);
  return fileResponse(request, api.systemSheets.csv({ body }), FAILED);
}

export const handle: PageHandle = { cache: { query: SYSTEM_FIELDS } };
