import { apiOf } from '../../platform/api/api-context';
import { fileResponse } from '../../platform/api/file-response.server';
import type { PageHandle } from '../../platform/ui/page/page-handle';
import type { Route } from './+types/business-profile.route';
import { aboutTexts as texts } from './about.texts';

/** The business profile as a PDF, as the API renders it. */
export const loader = ({ request, context }: Route.LoaderArgs) =>
  fileResponse(request, apiOf(context).api.businessProfile.get(), texts.profile.failed);

export const handle: PageHandle = { cache: { query: [] } };
