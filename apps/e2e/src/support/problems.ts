import type { BrowserContext } from '@playwright/test';

const HARMLESS = new Set([
  // The page gave the request up itself, by going elsewhere.
  'net::ERR_ABORTED',
  // Scripts where JavaScript is off. A policy that blocks something is told on the console too.
  'csp',
]);

/** Everything that goes wrong in the browser while a story runs, told or not. */
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
        this.found.push(`answer: ${response.status()} ${response.url()}`);
      }
    });
  }

  /** This story means to meet answers of this status. */
  expectStatus(status: number): void {
    this.expected.push(
      new RegExp(`^answer: ${status} `),
      new RegExp(`^console: .*status of ${status}`),
    );
  }

  /** This story means to meet requests that do not go through. */
  expectFailedRequests(): void {
    this.expected.push(/^request: /, /^console: Failed to load resource/);
  }

  /** This story means to make the page note this on the console. */
  expectNote(note: RegExp): void {
    this.expected.push(new RegExp(`^console: .*${note.source}`));
  }

  unexpected(): string[] {
    return this.found.filter((text) => !this.expected.some((known) => known.test(text)));
  }
}
