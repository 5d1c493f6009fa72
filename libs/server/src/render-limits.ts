import { addressKey } from './address-key';
import type { Env } from './env';
import type { Handler } from './handler';
import type { Sample } from './monitoring/measures';
import { tell } from './monitoring/signals';
import { inSpan } from './monitoring/spans';

const MINUTE_MS = 60_000;
/** Requests that wait for their turn; who comes after that is told to come back. */
const LONGEST_QUEUE = 100;
const LONGEST_WAIT_MS = 5_000;
/** A CV of 5 MB with the rest of its form; no other form is larger. */
const LARGEST_FORM = 6 * 1024 * 1024;

export type RenderLimitsEnv = Pick<Env, 'LIMIT_PAGES_PER_MINUTE' | 'LIMIT_PAGES_AT_ONCE'>;

export interface LimitedRenders {
  handler: Handler;
  /** How many renders run and wait at this moment. */
  samples(): Sample[];
}

/**
 * The handler of pages with limits in front of it: so many renders at once for everyone, and so many in a minute for
 * one address. What a cache gives never comes here, so it neither counts nor waits. The body of a form has arrived
 * before its turn begins: a slow upload must not hold a turn.
 */
export function limitRenders(pages: Handler, env: RenderLimitsEnv): LimitedRenders {
  const budget = new MinuteBudget(env.LIMIT_PAGES_PER_MINUTE);
  const turns = new Turns(env.LIMIT_PAGES_AT_ONCE);
  const handler: Handler = async (request, visitor) => {
    const address = addressKey(visitor.address);
    if (!budget.take(address)) {
      tell('limit', { limit: 'pages' });
      return busyPage(429, budget.secondsLeft(), 'You have opened very many pages in a minute.');
    }
    const whole = request.body ? await withWholeBody(request, request.body) : request;
    if (!whole) return staticPage(413, 'What you sent is larger than 6 MB.', GO_BACK);
    if (!(await turns.begin(address))) {
      tell('limit', { limit: 'pages_at_once' });
      return busyPage(503, 5, 'Very many people are looking at this site at this moment.');
    }
    const begun = performance.now();
    try {
      return await inSpan('render', {}, () => pages(whole, visitor));
    } finally {
      turns.end();
      tell('render', { seconds: (performance.now() - begun) / 1000 });
    }
  };
  return { handler, samples: () => turns.samples() };
}

/** So many in each minute for one key. The counts are discarded with the minute. */
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

  secondsLeft(): number {
    return Math.max(1, Math.ceil((this.startedAt + MINUTE_MS - Date.now()) / 1000));
  }
}

/** Lets so many in at once. Of those who wait, the addresses take turns: one with many requests delays itself alone. */
class Turns {
  private running = 0;
  private waiting = 0;
  private readonly queues = new Map<string, (() => void)[]>();

  constructor(private readonly most: number) {}

  /** True when it is this address's turn; false where too many wait, or it has waited too long. */
  begin(address: string): Promise<boolean> {
    if (this.running < this.most) {
      this.running++;
      return Promise.resolve(true);
    }
    if (this.waiting >= LONGEST_QUEUE) return Promise.resolve(false);
    return new Promise((resolve) => {
      const enter = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(() => {
        this.leave(address, enter);
        resolve(false);
      }, LONGEST_WAIT_MS);
      const queue = this.queues.get(address) ?? [];
      queue.push(enter);
      this.queues.set(address, queue);
      this.waiting++;
    });
  }

  /** The place of a finished render goes to the address that has waited for a turn longest. */
  end(): void {
    const [next] = this.queues;
    if (!next) {
      this.running--;
      return;
    }
    const [address, queue] = next;
    const enter = queue[0]!;
    this.leave(address, enter);
    // Its other requests come after those of the other addresses.
    if (this.queues.delete(address)) this.queues.set(address, queue);
    // What has arrived meanwhile, such as requests for cached pages, comes first.
    setImmediate(enter);
  }

  samples(): Sample[] {
    return [
      ['shishir_renders_running', this.running],
      ['shishir_renders_waiting', this.waiting],
    ];
  }

  private leave(address: string, enter: () => void): void {
    const queue = this.queues.get(address) ?? [];
    queue.splice(queue.indexOf(enter), 1);
    this.waiting--;
    if (queue.length === 0) this.queues.delete(address);
  }
}

const STYLE =
  'body{margin:15vh auto;padding:0 24px;max-width:32em;font:18px/1.6 sans-serif;color:#0A1A2A}';

const GO_BACK = 'Please go back and choose a smaller file.';

function busyPage(status: number, retryAfterSeconds: number, reason: string): Response {
  const next = `Please load this page again in ${retryAfterSeconds} seconds.`;
  const response = staticPage(status, reason, next);
  response.headers.set('retry-after', String(retryAfterSeconds));
  return response;
}

/** A page that costs nothing to make. */
function staticPage(status: number, reason: string, next: string): Response {
  const html =
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<title>One moment, please</title><style>${STYLE}</style></head>` +
    `<body><h1>One moment, please</h1><p>${reason} ${next}</p></body></html>`;
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    },
  });
}

/** The request with its body in memory; null where that is larger than any form. */
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
