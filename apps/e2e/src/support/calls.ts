import type { Page, Request } from '@playwright/test';

/** What a page sends to the API from now on, other than questions. */
export function writesOf(page: Page): Request[] {
  const writes: Request[] = [];
  page.on('request', (request) => {
    const isCall = new URL(request.url()).pathname.startsWith('/api/');
    if (isCall && !['GET', 'HEAD'].includes(request.method())) writes.push(request);
  });
  return writes;
}

/** The names of the fields of a multipart form, as they were sent. The browser does not tell them of one with files. */
export function fieldsOf(request: Request | undefined): string[] {
  const body = request?.postDataBuffer()?.toString('latin1') ?? '';
  return [...body.matchAll(/form-data; name="([^"]+)"/g)].map(([, name = '']) => name);
}
