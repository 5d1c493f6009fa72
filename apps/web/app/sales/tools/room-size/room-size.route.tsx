import { apiOf } from '../../../platform/api/api-context';
import type { PageHandle } from '../../../platform/ui/page/page-handle';
import { pageMeta } from '../../../platform/ui/page/page-meta';
import { siteNameOf } from '../../../platform/ui/page/shell-data';
import type { Route } from './+types/room-size.route';
import { RoomCalculator } from './room-calculator';
import { loadRoomPage } from './room-page.server';
import { roomSizeTexts as texts } from './room-size.texts';
import { MADE_FOR, ROOM_FIELDS } from './form/room-query';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api } = apiOf(context);
  return loadRoomPage(api, url.searchParams);
}

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta({
    title: texts.title,
    description: texts.description,
    path: '/tools/room-size',
    publicUrl: matches[1].loaderData.publicUrl,
    siteName: siteNameOf(matches),
    // All rooms are one page for search engines.
    robots: location.search ? 'noindex, follow' : undefined,
  });

export const handle: PageHandle = { cache: { query: [...ROOM_FIELDS, MADE_FOR] } };

export default function RoomSizePage({ loaderData }: Route.ComponentProps) {
  return <RoomCalculator {...loaderData} />;
}
