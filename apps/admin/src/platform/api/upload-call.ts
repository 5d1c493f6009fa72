import type { ErrorBody } from '@shishir/contract';
import {
  type Address,
  apiPath,
  type Endpoint,
  methodOf,
  type Success,
} from '@shishir/contract/client';
import { withReasonTexts } from '@shishir/contract/reasons';

/** Thrown if the caller aborts an upload before it is complete. */
export class UploadStopped extends Error {}

/**
 * Sends a form and reports its upload progress from 0 to 1, which `fetch` cannot do. Throws like `tsr`: an Error if no
 * response arrived, `{ status, body }` for an error response; `UploadStopped` if `signal` is aborted.
 */
export function uploadCall<E extends Endpoint>(
  endpoint: E,
  address: Address<E>,
  form: FormData,
  onProgress: (share: number) => void,
  signal: AbortSignal,
  key?: string,
): Promise<Success<E>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(methodOf(endpoint), apiPath(endpoint, address));
    request.setRequestHeader('accept', 'application/json');
    if (key) request.setRequestHeader('idempotency-key', key);
    request.upload.onprogress = ({ loaded, total }) => total > 0 && onProgress(loaded / total);
    request.onabort = () => reject(new UploadStopped());
    signal.addEventListener('abort', () => request.abort());
    request.onerror = () => reject(new TypeError('No response came'));
    request.onload = () => {
      const body = parse(request.responseText);
      if (request.status >= 200 && request.status < 300) resolve(body as Success<E>);
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- same shape as `tsr`
      else reject({ status: request.status, body: body && withReasonTexts(body as ErrorBody) });
    };
    request.send(form);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
