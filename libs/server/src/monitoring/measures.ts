/** A metric of the product. The list in `docs/monitoring.md` is generated from the table below. */
export interface Measure {
  type: 'counter' | 'gauge' | 'histogram';
  help: string;
  labels?: readonly string[];
  /**
   * Label sets that exist from the start with 0. If a counter appears only with its first event, Prometheus sees no
   * increase.
   */
  zeros?: readonly Readonly<Record<string, string>>[];
  /** Upper bounds in seconds, for histograms. */
  buckets?: readonly number[];
}

const REQUEST_SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const QUERY_SECONDS = [0.001, 0.005, 0.025, 0.1, 0.5, 1, 2, 5];

/** All metrics of the product itself; those of Node and the process come from prom-client. */
export const MEASURES = {
  shishir_build_info: {
    type: 'gauge',
    help: 'Always 1. Which version of the product and of Node runs as which process.',
    labels: ['version', 'node', 'process'],
  },
  shishir_http_request_duration_seconds: {
    type: 'histogram',
    help: 'Requests from outside by the time until the response had ended. route is a path with names in place of values, "files", or "none" where no route is known; status is a class such as 2xx, or "aborted".',
    labels: ['app', 'method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
  },
  shishir_http_requests_in_flight: {
    type: 'gauge',
    help: 'Requests from outside whose response has not ended.',
  },
  shishir_api_call_duration_seconds: {
    type: 'histogram',
    help: 'Calls of the API by the site while it loads pages, by path of the contract. status is a class such as 2xx, or "none" where no response came.',
    labels: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
  },
  shishir_render_duration_seconds: {
    type: 'histogram',
    help: 'Pages that were rendered, with their calls of the API, without the wait for a turn.',
    buckets: REQUEST_SECONDS,
  },
  shishir_renders_running: { type: 'gauge', help: 'Pages that are rendered at this moment.' },
  shishir_renders_waiting: { type: 'gauge', help: 'Pages that wait for their turn.' },
  shishir_response_cache_requests_total: {
    type: 'counter',
    help: 'Requests that the response cache saw, by what it did: hit, miss (made anew), shared (waited for the render of another), stale (an old response, as no new one could be made), uncacheable. source is site, api, or loader for the site’s own calls.',
    labels: ['source', 'result'],
  },
  shishir_response_cache_entries: { type: 'gauge', help: 'Responses in the response cache.' },
  shishir_response_cache_bytes: { type: 'gauge', help: 'What they take in memory.' },
  shishir_ready: { type: 'gauge', help: '1 while /health/ready responds with 200.' },
  shishir_database_up: {
    type: 'gauge',
    help: '1 where the database has answered within the deadline of this scrape.',
  },
  shishir_database_connections: {
    type: 'gauge',
    help: 'Connections of the pool by state, in_use or free. The embedded database has one.',
    labels: ['state'],
  },
  shishir_database_waiting: {
    type: 'gauge',
    help: 'Statements that wait for a connection; on the embedded database, for its lock.',
  },
  shishir_database_query_duration_seconds: {
    type: 'histogram',
    help: 'Statements, with the wait for a connection or the lock. kind is read or write, outcome is ok, error or timeout.',
    labels: ['kind', 'outcome'],
    buckets: QUERY_SECONDS,
  },
  shishir_revision: {
    type: 'gauge',
    help: 'The counter that every write of what visitors see raises.',
  },
  shishir_outbox_mails: {
    type: 'gauge',
    help: 'Mails in the outbox by status: waiting, or failed for good.',
    labels: ['status'],
  },
  shishir_outbox_oldest_seconds: {
    type: 'gauge',
    help: 'The age of the oldest mail that waits; 0 where none does.',
  },
  shishir_mails_total: {
    type: 'counter',
    help: 'Attempts to send a mail, by result: sent, retried (is tried again), failed (given up).',
    labels: ['result'],
    zeros: [{ result: 'sent' }, { result: 'retried' }, { result: 'failed' }],
  },
  shishir_enquiry_failures_total: {
    type: 'counter',
    help: 'Enquiries that somebody sent and that could not be stored, since the product failed.',
  },
  shishir_enquiries_total: {
    type: 'counter',
    help: 'Enquiries that were stored, by kind. spam is true for those that look like it.',
    labels: ['kind', 'spam'],
  },
  shishir_sign_ins_total: {
    type: 'counter',
    help: 'Sign-ins by outcome: ok, or failed for a wrong password or code.',
    labels: ['outcome'],
    zeros: [{ outcome: 'ok' }, { outcome: 'failed' }],
  },
  shishir_limit_hits_total: {
    type: 'counter',
    help: 'Requests, mails and pages that were refused since there were too many, by limit.',
    labels: ['limit'],
  },
  shishir_uploads_total: {
    type: 'counter',
    help: 'Uploads that were read, by kind (picture, file) and outcome (ok, rejected).',
    labels: ['kind', 'outcome'],
  },
  shishir_failures_total: {
    type: 'counter',
    help: 'Errors of the site and of the process that nobody expected; each is in the log.',
  },
  shishir_housekeeping_last_success_timestamp_seconds: {
    type: 'gauge',
    help: 'When a round of housekeeping last ended without an error; missing until the first one.',
  },
  shishir_housekeeping_failed_tasks: {
    type: 'gauge',
    help: 'Tasks that failed in the last round of housekeeping.',
  },
  shishir_redis_up: {
    type: 'gauge',
    help: 'Where REDIS_URL is set: 1 while Redis can be reached.',
  },
  shishir_disk_free_bytes: { type: 'gauge', help: 'Free space on the disk of DATA_DIR.' },
  shishir_disk_size_bytes: { type: 'gauge', help: 'The size of that disk.' },
  shishir_event_loop_utilization: {
    type: 'gauge',
    help: 'The share of the time since the last scrape in which the event loop was busy, 0 to 1.',
  },
  shishir_scrape_late: {
    type: 'gauge',
    help: '1 where a part (source) did not answer in time, so that its values are missing.',
    labels: ['source'],
  },
} as const satisfies Record<string, Measure>;

export type MeasureName = keyof typeof MEASURES;

/** A value that a part of the product reports on request. */
export type Sample = readonly [
  name: MeasureName,
  value: number,
  labels?: Readonly<Record<string, string>>,
];

/** Returns the current values of a part. It may fail or take long; the metrics do not wait for it. */
export type Source = () => Sample[] | Promise<Sample[]>;
