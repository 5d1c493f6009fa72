import type { CallApi } from '../../platform/api/api-client';
import { postedForm } from '../../platform/api/testing';
import { action } from './profile/profile.route';

export const PATH = '/dashboard/profile';
export const CLEARED_SESSION = 'userToken=; Path=/; HttpOnly; SameSite=Lax';

/** Calls of the API. */
export let calls: { method: string; path: string; body: unknown }[];
export function resetCalls() {
  calls = [];
}

/** An API that records its calls and responds with the given status and body. */
export const recordingApi =
  (response: () => Response): CallApi =>
  async (request) => {
    const { pathname } = new URL(request.url);
    const multipart = request.headers.get('content-type')?.startsWith('multipart/form-data');
    const body = multipart
      ? Object.fromEntries(await request.formData())
      : ((await request.json()) as unknown);
    calls.push({ method: request.method, path: pathname, body });
    return response();
  };
export const unreachableApi: CallApi = () => {
  throw new Error('The API must not be asked');
};
export const done = recordingApi(() =>
  Response.json({ success: true }, { headers: { 'set-cookie': CLEARED_SESSION } }),
);

/** Posts the form; resolves to a Response, or to data with its status. */
export async function post(fields: Record<string, string>, callApi: CallApi, cookie?: string) {
  const { request, ...rest } = postedForm(PATH, fields, callApi);
  if (cookie) request.headers.set('cookie', cookie);
  const value: unknown = await action({ request, ...rest }).catch((thrown: unknown) => thrown);
  if (value instanceof Response) {
    const cookies = value.headers.getSetCookie();
    return { status: value.status, to: value.headers.get('location'), cookies };
  }
  const { data, init } = value as { data: unknown; init: ResponseInit | null };
  return { status: init?.status, data };
}
