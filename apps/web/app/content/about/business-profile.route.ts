import { apiOf } from '../../platform/api/api-context';
import { fileResponse } from '../../platform/api/file-response.server';
import type { PageHandle } from '../../platform/ui/page/page-handle';
import type { Route } from './+types/business-profile.route';

const FAILED = 'The business profile cannot be made just now. Please try again in a moment.';

/** The business profile as a PDF, as the API renders it. */
export const loader = ({ request, context }: Route.LoaderArgs) =>
  fileResponse(request, apiOf(context).api.businessProfile.get(), FAILED);

export const handle: PageHandle = { cache: { query: [] } };
