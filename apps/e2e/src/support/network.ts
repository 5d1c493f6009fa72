import type { BrowserContext, Page, Request, Route } from '@playwright/test';

/** Collects the writing requests of a page to the API from now on, except the reports of views. */
export function writesOf(page: Page): Request[] {
  const writes: Request[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isCall = pathname.startsWith('/api/') && pathname !== '/api/v1/figures/counts';
    if (isCall && !['GET', 'HEAD'].includes(request.method())) writes.push(request);
  });
  return writes;
}

/** Returns the field names of a sent multipart form. The browser hides the body of a form with files. */
export function fieldsOf(request: Request | undefined): string[] {
  const body = request?.postDataBuffer()?.toString('latin1') ?? '';
  return [...body.matchAll(/form-data; name="([^"]+)"/g)].map(([, name = '']) => name);
}

/** Delays the matching requests of a page until the returned function is called. */
export async function holdRequests(
  page: Page,
  url: string,
  respond: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    await respond(route);
  });
  return release;
}

/** A response that a page received, with the size of its body as sent. */
export interface Sent {
  type: string;
  path: string;
  bytes: number;
}

/** Returns all responses to the first visit of an address, largest first. */
export async function firstVisit(page: Page, address: string): Promise<Sent[]> {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  const sent = await Promise.all(
    finished.map(async (request) => ({
      type: request.resourceType(),
      path: new URL(request.url()).pathname,
      bytes: (await request.sizes()).responseBodySize,
    })),
  );
  return sent.sort((one, other) => other.bytes - one.bytes);
}

/** Returns the bytes of a type, or of all types, and a listing for failure messages. */
export function bytesOf(sent: Sent[], type: string): { total: number; listing: string } {
  const counted = sent.filter((one) => type === 'all' || one.type === type);
  return {
    total: counted.reduce((sum, { bytes }) => sum + bytes, 0),
    listing: `${type}, in bytes:\n${counted.map(({ path, bytes }) => `${bytes} ${path}`).join('\n')}\n`,
  };
}

const HARMLESS = new Set([
  // The page cancelled the request by navigating away.
  'net::ERR_ABORTED',
  // Scripts while JavaScript is off. Requests blocked by a policy are also reported on the console.
  'csp',
]);

/** All errors in the browser while a story runs, visible or not. */
export class Problems {
  private readonly found: string[] = [];
  private readonly expected: RegExp[] = [];

  constructor(context: BrowserContext) {
    context.on('console', (message) => {
      if (message.type() === 'error') this.found.push(`console: ${message.text()}`);
    });
    context.on('weberror', (error) => this.found.push(`script: ${error.error().message}`));
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      if (!HARMLESS.has(reason)) this.found.push(`request: ${reason} ${request.url()}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 400) {
        this.found.push(`response: ${response.status()} ${response.url()}`);
      }
    });
  }

  /** Allows responses with this status. */
  expectStatus(status: number): void {
    this.expected.push(
      new RegExp(`^response: ${status} `),
      new RegExp(`^console: .*status of ${status}`),
    );
  }

  /** Allows failed requests. */
  expectFailedRequests(): void {
    this.expected.push(/^request: /, /^console: Failed to load resource/);
  }

  /** Allows this error on the console. */
  expectConsoleError(error: RegExp): void {
    this.expected.push(new RegExp(`^console: .*${error.source}`));
  }

  unexpected(): string[] {
    return this.found.filter((text) => !this.expected.some((known) => known.test(text)));
  }
}
