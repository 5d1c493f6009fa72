import { reportFailure } from '@shishir/server/monitoring/signals';
import { inSpan, isTracing } from '@shishir/server/monitoring/spans';
import { REQUEST_ID } from '@shishir/server/request-id';
import { Writable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { renderToPipeableStream } from 'react-dom/server';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleDataRequestFunction,
  type HandleErrorFunction,
  type RouterContextProvider,
  type ServerInstrumentation,
} from 'react-router';
import { cacheControl } from '../server/cache-control';
import { contentSecurityPolicy } from '../server/content-security-policy';
import { siteOf } from './platform/api/api-context';
import { BeingSetUp } from './platform/shell/being-set-up';
import { RequestIdContext } from './platform/ui/error-number';
import { isBeingSetUp, setUpDocument, type ShellData } from './platform/ui/page/shell-data';

const DEADLINE_MS = 5_000;

setUpDocument.Component = BeingSetUp;

/** Renders the complete page (all data comes from loaders), then sets its content security policy. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
) {
  const id = request.headers.get(REQUEST_ID) ?? '';
  const page = (
    <RequestIdContext value={id}>
      <ServerRouter context={onlyMatches(router)} url={request.url} />
    </RequestIdContext>
  );
  // Rendering blocks the process, so requests that have arrived, such as those for cached pages, go first.
  await nextTurn();
  const { html, broken } = await inSpan('react', {}, () => render(page, id));
  const shell = router.staticHandlerContext.loaderData['shell'] as ShellData | undefined;
  const setUp = shell !== undefined && isBeingSetUp(shell);
  // The page's own status does not matter while the site is being set up.
  const finalStatus = broken ? 500 : setUp ? 200 : status;
  const { publicUrl, mapEmbedUrl } = siteOf(context);
  const secure = publicUrl.startsWith('https:');
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', contentSecurityPolicy(html, secure, mapEmbedUrl));
  if (setUp) {
    // Cached responses lose the first of these headers.
    headers.set('X-Robots-Tag', 'noindex');
    headers.set('Cache-Control', 'no-store');
  }
  cacheControl(request, finalStatus, headers);
  return new Response(html, { status: finalStatus, headers });
}

export const handleDataRequest: HandleDataRequestFunction = (response, { request }) => {
  cacheControl(request, response.status, response.headers);
  return response;
};

/** Unknown addresses and rejected forms are not server errors and are not logged. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  reportFailure('a page failed', error, request.headers.get(REQUEST_ID));
};

/** A span per loader and action, if traces are collected. */
export const instrumentations: ServerInstrumentation[] | undefined = isTracing()
  ? [
      {
        route: (route) => {
          const spanOf = (kind: string) => (work: () => Promise<{ error?: Error }>) =>
            inSpan(`${kind} ${route.id}`, {}, async () => {
              const { error } = await work();
              if (error) throw error;
              // The router has the error already.
            }).catch(() => undefined);
          route.instrument({ loader: spanOf('loader'), action: spanOf('action') });
        },
      },
    ]
  : undefined;

/** Removes the routes of other pages: React Router would build a table of all the routes for each page. */
function onlyMatches({ manifest, ...router }: EntryContext): EntryContext {
  const ids = router.staticHandlerContext.matches.map(({ route }) => route.id);
  const routes = Object.fromEntries(ids.map((id) => [id, manifest.routes[id]]));
  return { ...router, manifest: { ...manifest, routes } };
}

function render(
  page: React.ReactNode,
  id: string,
): Promise<{ html: Buffer<ArrayBuffer>; broken: boolean }> {
  return new Promise((resolve, reject) => {
    let broken = false;
    const settle =
      <T,>(then: (value: T) => void) =>
      (value: T) => {
        // A pending timer would keep the whole rendered page in memory.
        clearTimeout(timer);
        then(value);
      };
    const { pipe, abort } = renderToPipeableStream(page, {
      // The page is sent in one piece, so no part needs a script to be moved into place.
      progressiveChunkSize: Infinity,
      onAllReady() {
        const parts: Buffer[] = [];
        const whole = new Writable({
          write(part: Buffer, _encoding, done) {
            parts.push(part);
            done();
          },
        });
        whole.on('finish', () => settle(resolve)({ html: Buffer.concat(parts), broken }));
        whole.on('error', settle(reject));
        pipe(whole);
      },
      onShellError: settle(reject),
      onError(error) {
        broken = true;
        reportFailure('rendering failed', error, id);
      },
    });
    const timer = setTimeout(() => abort(new Error('rendering took too long')), DEADLINE_MS);
  });
}
