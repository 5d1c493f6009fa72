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
    help: 'Always 1. The labels state the versions of the product and of Node, and the process.',
    labels: ['version', 'node', 'process'],
  },
  shishir_http_request_duration_seconds: {
    type: 'histogram',
    help: 'Duration of external requests. route is a path pattern, "files" or "none"; status is a class such as 2xx, or "aborted".',
    labels: ['app', 'method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
  },
  shishir_http_requests_in_flight: {
    type: 'gauge',
    help: 'External requests in progress.',
  },
  shishir_api_call_duration_seconds: {
    type: 'histogram',
    help: 'Duration of API calls by the site, by path of the contract. status is a class such as 2xx, or "none" without a response.',
    labels: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
  },
  shishir_render_duration_seconds: {
    type: 'histogram',
    help: 'Duration of page renders, including API calls but not the time in the queue.',
    buckets: REQUEST_SECONDS,
  },
  shishir_renders_running: { type: 'gauge', help: 'Pages being rendered.' },
  shishir_renders_waiting: { type: 'gauge', help: 'Pages waiting to be rendered.' },
  shishir_response_cache_requests_total: {
    type: 'counter',
    help: 'Requests to the response cache. result is hit, miss, shared (waited for another), stale (after a failure) or uncacheable; source is site, api or loader.',
    labels: ['source', 'result'],
  },
  shishir_response_cache_entries: { type: 'gauge', help: 'Responses in the response cache.' },
  shishir_response_cache_bytes: {
    type: 'gauge',
    help: 'Memory used by the responses in the cache.',
  },
  shishir_ready: { type: 'gauge', help: '1 while /health/ready responds with 200.' },
  shishir_database_up: {
    type: 'gauge',
    help: '1 if the database responded within the deadline of this scrape.',
  },
  shishir_database_connections: {
    type: 'gauge',
    help: 'Connections of the pool by state: in_use or free. The embedded database has one connection.',
    labels: ['state'],
  },
  shishir_database_waiting: {
    type: 'gauge',
    help: 'Statements waiting for a connection; on the embedded database, for its lock.',
  },
  shishir_database_query_duration_seconds: {
    type: 'histogram',
    help: 'Duration of statements, including the wait for a connection or the lock. kind is read or write; outcome is ok, error or timeout.',
    labels: ['kind', 'outcome'],
    buckets: QUERY_SECONDS,
  },
  shishir_revision: {
    type: 'gauge',
    help: 'Counter that every change of public data raises.',
  },
  shishir_outbox_mails: {
    type: 'gauge',
    help: 'Mails in the outbox by status: waiting or failed permanently.',
    labels: ['status'],
  },
  shishir_outbox_oldest_seconds: {
    type: 'gauge',
    help: 'Age of the oldest waiting mail; 0 if there is none.',
  },
  shishir_mails_total: {
    type: 'counter',
    help: 'Attempts to send a mail, by result: sent, retried (will be retried) or failed (given up).',
    labels: ['result'],
    zeros: [{ result: 'sent' }, { result: 'retried' }, { result: 'failed' }],
  },
  shishir_webhook_deliveries: {
    type: 'gauge',
    help: 'Events for webhooks by status: waiting, also for paused webhooks, or failed permanently.',
    labels: ['status'],
  },
  shishir_enquiry_failures_total: {
    type: 'counter',
    help: 'Enquiries that could not be stored because of an error in the product.',
  },
  shishir_enquiries_total: {
    type: 'counter',
    help: 'Stored enquiries by kind. spam is true if an enquiry looks like spam.',
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
    help: 'Requests, mails and pages rejected by a limit.',
    labels: ['limit'],
  },
  shishir_uploads_total: {
    type: 'counter',
    help: 'Processed uploads by kind (picture or file) and outcome (ok or rejected).',
    labels: ['kind', 'outcome'],
  },
  shishir_failures_total: {
    type: 'counter',
    help: 'Unexpected errors of the site and of the process; each is logged.',
  },
  shishir_housekeeping_last_success_timestamp_seconds: {
    type: 'gauge',
    help: 'Time of the last housekeeping run without an error; missing before the first one.',
  },
  shishir_housekeeping_failed_tasks: {
    type: 'gauge',
    help: 'Tasks that failed in the last housekeeping run.',
  },
  shishir_redis_up: {
    type: 'gauge',
    help: '1 while Redis is reachable; only if REDIS_URL is set.',
  },
  shishir_disk_free_bytes: { type: 'gauge', help: 'Free space on the disk of DATA_DIR.' },
  shishir_disk_size_bytes: { type: 'gauge', help: 'Size of the disk of DATA_DIR.' },
  shishir_event_loop_utilization: {
    type: 'gauge',
    help: 'Share of the time since the last scrape during which the event loop was busy, from 0 to 1.',
  },
  shishir_scrape_late: {
    type: 'gauge',
    help: '1 if a source did not respond in time, so its values are missing.',
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
