import { addressKey } from './address-key';
import type { Env } from './env';
import type { Handler } from './handler';
import type { Sample } from './monitoring/measures';
import { emit } from './monitoring/signals';
import { inSpan } from './monitoring/spans';
import { serverPage, serverPagesTextsOf } from './server-pages';
import { Turns } from './turns';

const MINUTE_MS = 60_000;
/** Maximum number of waiting requests; further ones are told to come back later. */
const LONGEST_QUEUE = 100;
const LONGEST_WAIT_MS = 5_000;
/** Pages per address and minute that may be rendered concurrently; later ones are rendered one by one. */
const BURST = 20;
/** Fits a CV of 5 MB with the rest of its form; no other form is larger. */
const LARGEST_FORM = 6 * 1024 * 1024;

export type RenderLimitsEnv = Pick<Env, 'LIMIT_PAGES_PER_MINUTE' | 'LIMIT_PAGES_AT_ONCE'>;

export interface LimitedRenders {
  handler: Handler;
  /** Returns the number of running and waiting renders. */
  samples(): Sample[];
}

/**
 * Limits a handler of pages: the number of concurrent renders in total, one at a time for an address after its first
 * ones, and a number per minute. Cached pages do not get here, so they neither count nor wait. The body of a form is
 * read before its turn begins, so that a slow upload does not block a turn.
 */
export function limitRenders(pages: Handler, env: RenderLimitsEnv): LimitedRenders {
  const budget = new MinuteBudget(env.LIMIT_PAGES_PER_MINUTE);
  const most = env.LIMIT_PAGES_AT_ONCE;
  const turns = new Turns({
    most,
    longestQueue: LONGEST_QUEUE,
    longestWaitMs: LONGEST_WAIT_MS,
  });
  const handler: Handler = async (request, visitor) => {
    const address = addressKey(visitor.address);
    if (!budget.take(address)) {
      emit('limit', { limit: 'pages' });
      return busyPage(request, 429, budget.secondsLeft(), 'manyPages');
    }
    const whole = request.body ? await withWholeBody(request, request.body) : request;
    if (!whole) {
      return serverPage(request, 413, 'tooLarge', serverPagesTextsOf(request).tooLarge);
    }
    const share = budget.countOf(address) <= BURST ? most : 1;
    if (!(await turns.begin(address, share))) {
      emit('limit', { limit: 'pages_at_once' });
      return busyPage(request, 503, 5, 'busy');
    }
    const startedAt = performance.now();
    try {
      return await inSpan('render', {}, () => pages(whole, visitor));
    } finally {
      turns.end(address);
      emit('render', { seconds: (performance.now() - startedAt) / 1000 });
    }
  };
  const samples = (): Sample[] => {
    const { running, waiting } = turns.counts();
    return [
      ['shishir_renders_running', running],
      ['shishir_renders_waiting', waiting],
    ];
  };
  return { handler, samples };
}

/** Counts calls per key and minute. All counts are reset when a new minute begins. */
class MinuteBudget {
  private readonly counts = new Map<string, number>();
  private startedAt = 0;

  constructor(private readonly most: number) {}

  take(key: string): boolean {
    if (Date.now() - this.startedAt >= MINUTE_MS) {
      this.counts.clear();
      this.startedAt = Date.now();
    }
    const count = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, count);
    return count <= this.most;
  }

  countOf(key: string): number {
    return this.counts.get(key) ?? 0;
  }

  secondsLeft(): number {
    return Math.max(1, Math.ceil((this.startedAt + MINUTE_MS - Date.now()) / 1000));
  }
}

/** Asks to load the page again later. */
function busyPage(
  request: Request,
  status: number,
  retryAfterSeconds: number,
  reason: 'manyPages' | 'busy',
): Response {
  const texts = serverPagesTextsOf(request);
  const response = serverPage(
    request,
    status,
    'wait',
    `${texts[reason]} ${texts.again(retryAfterSeconds)}`,
  );
  response.headers.set('retry-after', String(retryAfterSeconds));
  return response;
}

/** Returns the request with its body in memory; null if the body is too large. */
async function withWholeBody(
  request: Request,
  body: NonNullable<Request['body']>,
): Promise<Request | null> {
  if (Number(request.headers.get('content-length') ?? 0) > LARGEST_FORM) return null;
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body as unknown as AsyncIterable<Uint8Array>) {
    bytes += part.length;
    if (bytes > LARGEST_FORM) return null;
    parts.push(part);
  }
  return new Request(request, { body: Buffer.concat(parts) });
}
