import { contract } from '@shishir/contract';
import type { RequestListener } from 'node:http';
import { performance } from 'node:perf_hooks';
import {
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  type Metric,
  Registry,
} from 'prom-client';
import { isApiPath } from '../api-paths';
import type { Hosts } from '../hosts';
import { type Measure, type MeasureName, MEASURES, type Sample, type Source } from './measures';
import { RequestHistogram } from './request-histogram';
import { routeNameOf } from './route-name';
import { subscribe } from './signals';

/** Maximum wait for a source during a scrape, and maximum age of its cached samples. */
const SOURCE_MS = 1_500;
const GOOD_FOR_MS = 3_000;

const REQUESTS = 'shishir_http_request_duration_seconds';

/** Method labels; all others are 'OTHER', so that callers cannot create labels. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Routes through which visitors send enquiries. */
const ENQUIRIES = new Set<string>([
  contract.contactMessage.create.path,
  contract.contactMessage.apply.path,
]);

type Labels = Record<string, string>;

/** Measures this process for Prometheus. */
export class Metrics {
  readonly registry = new Registry();
  private readonly requests = new RequestHistogram(
    REQUESTS,
    MEASURES[REQUESTS].help,
    MEASURES[REQUESTS].buckets,
  );
  private readonly metrics = new Map<MeasureName, Counter | Gauge | Histogram>();
  private readonly sources = new Map<string, CachedSource>();
  /** Metrics reported by sources. They are removed when no source reports them any more. */
  private readonly reported = new Set<MeasureName>();
  private readonly endings: (() => void)[] = [];
  private utilization = performance.eventLoopUtilization();

  /** `process_` names this process, such as `standalone`; `version` is that of the product. */
  constructor(process_: string, version: string) {
    collectDefaultMetrics({ register: this.registry });
    this.registry.registerMetric(this.requests as unknown as Metric);
    for (const [name, measure] of Object.entries(MEASURES)) {
      if (name === REQUESTS) continue;
      this.metrics.set(name as MeasureName, this.make(name, measure));
    }
    this.set('shishir_build_info', 1, { version, node: process.version, process: process_ });
    this.addSource('process', () => this.ofProcess());
    this.listen();
  }

  private make(name: string, { type, help, labels = [], buckets = [], zeros = [] }: Measure) {
    const common = { name, help, labelNames: [...labels], registers: [this.registry] };
    if (type === 'histogram') return new Histogram({ ...common, buckets: [...buckets] });
    if (type === 'counter') {
      const counter = new Counter(common);
      for (const labelled of zeros) counter.inc(labelled, 0);
      return counter;
    }
    const gauge = new Gauge(common);
    // prom-client starts gauges at 0, which would be a false value, such as 'Redis is down'.
    if (labels.length === 0 && name !== 'shishir_http_requests_in_flight') gauge.remove();
    return gauge;
  }

  /** Adds a source that is read at each scrape. `name` is its label in `shishir_scrape_late`. */
  addSource(name: string, source: Source): void {
    this.sources.set(name, new CachedSource(source));
  }

  /** Returns all metrics in Prometheus's text format, within little more than SOURCE_MS. */
  async text(): Promise<string> {
    const found = await Promise.all(
      [...this.sources].map(async ([name, source]) => [name, await source.get()] as const),
    );
    for (const name of this.reported) {
      const metric = this.metrics.get(name)!;
      metric.reset();
      // Without labels it would start at 0 again.
      if (!('labels' in MEASURES[name])) metric.remove();
    }
    this.reported.clear();
    for (const [source, samples] of found) {
      this.set('shishir_scrape_late', samples ? 0 : 1, { source });
      for (const [name, value, labels] of samples ?? []) {
        this.reported.add(name);
        this.set(name, value, labels);
      }
    }
    return this.registry.metrics();
  }

  close(): void {
    for (const end of this.endings) end();
    this.registry.clear();
  }

  /**
   * Wraps a listener to measure its requests. `hosts` identifies requests to the dashboard; without it, everything
   * except the API counts as the site. Synchronous responses, such as cache hits, are measured without an event
   * listener.
   */
  watch(listener: RequestListener, hosts?: Hosts): RequestListener {
    const inFlight = this.metrics.get('shishir_http_requests_in_flight') as Gauge;
    return (incoming, outgoing) => {
      const startedAt = performance.now();
      // Read early, because Express changes both.
      const { method = '', url = '/' } = incoming;
      const { host } = incoming.headers;
      const end = () => {
        const { statusCode, writableEnded: isWhole } = outgoing;
        const app = isApiPath(url) ? 'api' : hosts?.kindOf(host) === 'admin' ? 'dashboard' : 'site';
        const name = METHODS.has(method) ? method : 'OTHER';
        const route = routeNameOf(incoming) ?? (isWhole && statusCode < 400 ? 'files' : 'none');
        const status = isWhole ? classOf(statusCode) : 'aborted';
        this.requests.observe(app, name, route, status, (performance.now() - startedAt) / 1000);
        this.noteEnquiry(method, route, statusCode);
      };
      listener(incoming, outgoing);
      if (outgoing.writableEnded) return end();
      inFlight.inc();
      outgoing.once('close', () => {
        inFlight.dec();
        end();
      });
    };
  }

  private set(name: MeasureName, value: number, labels: Labels = {}): void {
    const metric = this.metrics.get(name);
    if (metric instanceof Gauge) metric.set(labels, value);
    // A counter that a part keeps itself, which was reset before.
    else if (metric instanceof Counter) metric.inc(labels, value);
  }

  private count(name: MeasureName, labels: Labels = {}): void {
    (this.metrics.get(name) as Counter).inc(labels);
  }

  private observe(name: MeasureName, seconds: number, labels: Labels = {}): void {
    (this.metrics.get(name) as Histogram).observe(labels, seconds);
  }

  private ofProcess(): Sample[] {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, this.utilization);
    this.utilization = now;
    return [['shishir_event_loop_utilization', utilization]];
  }

  /** Counts an enquiry that could not be stored; a status of 0 is a call without a response. */
  private noteEnquiry(method: string, route: string, status: number): void {
    if (method !== 'POST' || !ENQUIRIES.has(route) || (status > 0 && status < 500)) return;
    this.count('shishir_enquiry_failures_total');
  }

  private listen(): void {
    this.endings.push(
      subscribe('render', ({ seconds }) =>
        this.observe('shishir_render_duration_seconds', seconds),
      ),
      subscribe('apiCall', ({ method, route, status, seconds }) => {
        this.noteEnquiry(method, route, status);
        const outcome = status === 0 ? 'none' : classOf(status);
        const labels = { method, route, status: outcome };
        this.observe('shishir_api_call_duration_seconds', seconds, labels);
      }),
      subscribe('query', ({ kind, outcome, seconds }) =>
        this.observe('shishir_database_query_duration_seconds', seconds, { kind, outcome }),
      ),
      subscribe('limit', (labels) => this.count('shishir_limit_hits_total', { ...labels })),
      subscribe('mail', (labels) => this.count('shishir_mails_total', { ...labels })),
      subscribe('signIn', (labels) => this.count('shishir_sign_ins_total', { ...labels })),
      subscribe('upload', (labels) => this.count('shishir_uploads_total', { ...labels })),
      subscribe('enquiry', ({ kind, spam }) =>
        this.count('shishir_enquiries_total', { kind, spam: String(spam) }),
      ),
      subscribe('failure', () => this.count('shishir_failures_total')),
      subscribe('redis', ({ isUp }) => this.set('shishir_redis_up', isUp ? 1 : 0)),
      subscribe('housekeeping', ({ failedTasks }) => {
        this.set('shishir_housekeeping_failed_tasks', failedTasks);
        if (failedTasks > 0) return;
        this.set('shishir_housekeeping_last_success_timestamp_seconds', Date.now() / 1000);
      }),
    );
  }
}

const CLASSES = ['0xx', '1xx', '2xx', '3xx', '4xx', '5xx'];
const classOf = (status: number) => CLASSES[Math.floor(status / 100)] ?? 'other';

/** A source with one read at a time, whose samples are reused for a few seconds. */
class CachedSource {
  private pending: Promise<Sample[] | null> | null = null;
  private found: { samples: Sample[]; at: number } | null = null;

  constructor(private readonly source: Source) {}

  /** Resolves to its samples; null on failure or after the deadline. */
  async get(): Promise<Sample[] | null> {
    if (this.found && performance.now() - this.found.at < GOOD_FOR_MS) return this.found.samples;
    // A hanging read is reused, not repeated.
    this.pending ??= this.read();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), SOURCE_MS);
    });
    return Promise.race([this.pending, late]).finally(() => clearTimeout(timer));
  }

  private async read(): Promise<Sample[] | null> {
    try {
      const samples = await this.source();
      this.found = { samples, at: performance.now() };
      return samples;
    } catch {
      this.found = null;
      return null;
    } finally {
      this.pending = null;
    }
  }
}
