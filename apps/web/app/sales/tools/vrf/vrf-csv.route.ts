import { apiOf } from '../../../platform/api/api-context';
import { fileResponse } from '../../../platform/api/file-response.server';
import type { PageHandle } from '../../../platform/ui/page/page-handle';
import type { Route } from './+types/vrf-csv.route';
import { printOf } from './print-system.server';
import { SYSTEM_FIELDS } from './system/project-query';
import { vrfTexts as texts } from './vrf.texts';

/** Returns the system of the address as a CSV file from the API. */
export function loader({ request, url, context }: Route.LoaderArgs) {
  const { api } = apiOf(context);
  const body = printOf(url.searchParams);
  return fileResponse(request, api.systemSheets.csv({ body }), texts.fileFailed);
}

export const handle: PageHandle = { cache: { query: SYSTEM_FIELDS, ordered: true } };
