import type { BrowserContext, Page, Request, Route } from '@playwright/test';

/** The requests of a page to the API that change something, from now on. */
export function writesOf(page: Page): Request[] {
  const writes: Request[] = [];
  page.on('request', (request) => {
    const isCall = new URL(request.url()).pathname.startsWith('/api/');
    if (isCall && !['GET', 'HEAD'].includes(request.method())) writes.push(request);
  });
  return writes;
}

/** The names of the fields of a multipart form, as they were sent. The browser hides the body of one with files. */
export function fieldsOf(request: Request | undefined): string[] {
  const body = request?.postDataBuffer()?.toString('latin1') ?? '';
  return [...body.matchAll(/form-data; name="([^"]+)"/g)].map(([, name = '']) => name);
}

/** Holds the matching requests of a page back until the returned function is called, then continues them. */
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

/** A response that a page received: bytes of its body as they are sent. */
export interface Sent {
  type: string;
  path: string;
  bytes: number;
}

/** Everything that the first visit of an address receives, the largest first. */
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

/** The bytes of a type, or of everything, and what they are made of for the message of a failure. */
export function bytesOf(sent: Sent[], type: string): { total: number; listing: string } {
  const counted = sent.filter((one) => type === 'all' || one.type === type);
  return {
    total: counted.reduce((sum, { bytes }) => sum + bytes, 0),
    listing: `${type}, in bytes:\n${counted.map(({ path, bytes }) => `${bytes} ${path}`).join('\n')}\n`,
  };
}

const HARMLESS = new Set([
  // The page cancelled the request itself, by navigating away.
  'net::ERR_ABORTED',
  // Scripts where JavaScript is off. A policy that blocks something is reported on the console too.
  'csp',
]);

/** Everything that goes wrong in the browser while a story runs, visible or not. */
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

  /** This story may receive responses of this status. */
  expectStatus(status: number): void {
    this.expected.push(
      new RegExp(`^response: ${status} `),
      new RegExp(`^console: .*status of ${status}`),
    );
  }

  /** This story may have requests that do not go through. */
  expectFailedRequests(): void {
    this.expected.push(/^request: /, /^console: Failed to load resource/);
  }

  /** This story may make the page log this error on the console. */
  expectConsoleError(error: RegExp): void {
    this.expected.push(new RegExp(`^console: .*${error.source}`));
  }

  unexpected(): string[] {
    return this.found.filter((text) => !this.expected.some((known) => known.test(text)));
  }
}
