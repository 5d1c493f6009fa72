import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../setup/root.mjs';
import { insertMany, openDatabase } from './database.mjs';
import { request } from './get.mjs';

export const ENQUIRIES = 2_000;
export const VERSIONS = 1_000;
const CALLS = 60;
const WARM = 5;
const HOUR_MS = 60 * 60_000;
const MINUTE_MS = 60_000;
/** Number of the newest enquiries that can be open; older ones are all closed. */
const OPEN = 5_000;
const STATES = ['new', 'replied', 'read', 'archived', 'replied', 'spam', 'replied'];
const LONGEST_MS = 5 * 365 * 24 * HOUR_MS;

const API = '/api/v1';
/** All kinds of list calls that the dashboard makes on large tables: orders, filters, searches, counts. */
const PATHS = [
  ...[
    'sort=waiting',
    'sort=-created_at&page=80',
    'sort=first_name',
    'sort=email&status=replied',
    'kind=quotation&sort=waiting',
    'owner=none&waiting=day',
    'status=spam',
    'email=sender7@example.com',
    'q=ceiling',
  ].map((query) => `/contact-message?pageSize=24&${query}`),
  '/contact-message/counts',
  '/contact-message/trash?pageSize=24',
  ...[
    'sort=position',
    'sort=-updated_at&page=400',
    'sort=title',
    'q=cassette',
    'visibility=hidden',
  ].map((query) => `/products/listed?pageSize=24&${query}`),
  '/products/facets',
  '/overview/enquiries',
  '/overview/products',
  '/overview/changes',
  '/audit?pageSize=24',
  '/audit?pageSize=24&subject=product&action=updated&page=40',
  '/user?pageSize=24',
  '/history/product/1?pageSize=24',
  '/history/product/1?pageSize=24&page=40',
].map((path) => API + path);

/** Common values of the lines in the audit log. */
const CHANGE = {
  action: 'updated',
  subject: 'product',
  subject_name: 'Unit',
  actor_name: 'Staff',
  actor_email: 'staff@example.com',
  address: '',
  user_agent: '',
};
const COLUMNS = [
  'reference',
  'kind',
  'first_name',
  'last_name',
  'email',
  'number',
  'message',
  'status',
  'waiting_order',
  'created_at',
];

/**
 * Fills the tables behind the lists: enquiries, and versions of product 1 and, if `products` is given, of the others.
 */
export async function fillStaffLists(where, size = { enquiries: ENQUIRIES, versions: VERSIONS }) {
  const database = await openDatabase(where);
  if (!where.DATABASE_URL) await database.run('PRAGMA synchronous = OFF');
  await fillEnquiries(database, size.enquiries);
  await fillHistory(database, size);
  await database.close();
}

/**
 * Replaces the enquiries by new ones of all kinds and states, one per hour, or more often if they would exceed five
 * years.
 */
async function fillEnquiries(database, count) {
  await database.run('DELETE FROM contact_message');
  const step = Math.min(HOUR_MS, LONGEST_MS / count);
  await insertMany(database, 'contact_message', COLUMNS, count, (n) => enquiry(n, step));
}

/** Adds price changes to the audit log, newest last. */
async function fillHistory(database, { versions, products = 1 }) {
  const step = Math.min(HOUR_MS, LONGEST_MS / versions);
  const columns = ['subject_id', 'changes', 'created_at', ...Object.keys(CHANGE)];
  await insertMany(database, 'audit_log', columns, versions, (n) => {
    const rest = versions - n;
    const changes = [{ field: 'regular_price', before: 100_000 + rest + 1, after: 100_000 + rest }];
    const id = rest < VERSIONS ? 1 : 1 + (n % products);
    const time = columnTime(new Date(Date.now() - (rest + 1) * step));
    return [id, JSON.stringify(changes), time, ...Object.values(CHANGE)];
  });
}

const columnTime = (moment) => moment.toISOString().replace('T', ' ').replace('Z', '');

function enquiry(n, step) {
  const created = new Date(Date.now() - n * step);
  const minute = Math.floor(created.getTime() / MINUTE_MS);
  const kind = ['contact', 'quotation', 'consultation', 'contact', 'application'][n % 5];
  const states = n > OPEN ? ['replied', 'archived', 'spam', 'replied'] : STATES;
  const status = states[n % states.length];
  const isWaiting = status === 'new' || status === 'read';
  return [
    `ENQ-2020-${String(n).padStart(6, '0')}`,
    kind,
    `First${n % 211}`,
    `Last${n % 97}`,
    `sender${n % 1_500}@example.com`,
    '+8801711000000',
    `Please quote ${n % 40} ceiling cassettes for an office in Banani. `.repeat(1 + (n % 8)),
    status,
    isWaiting ? minute : 1_000_000_000 - minute,
    columnTime(created),
  ];
}

/** Returns email and password of a demonstration account. */
export async function loginOf(wanted) {
  const accounts = JSON.parse(await readFile(join(ROOT, 'libs/demo/data/accounts.json'), 'utf8'));
  const { email, password } = accounts.find(({ role }) => role === wanted);
  return { email, password };
}

/** Signs in as the owner, who can see all lists, and returns the header for requests. */
export async function signIn({ origin }) {
  const { body } = await request(`${origin}${API}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(await loginOf('super_admin')),
  });
  return { authorization: `Bearer ${JSON.parse(body).token}` };
}

/** Returns the 95th percentile of each list call in milliseconds and the number of failures, slowest first. */
export async function staffLists({ origin }) {
  const headers = await signIn({ origin });
  const results = [];
  for (const path of PATHS) {
    const times = [];
    let failed = 0;
    for (let n = 0; n < WARM + CALLS; n += 1) {
      const from = performance.now();
      const { status } = await request(origin + path, { headers });
      // The API responds with 503 if a list exceeds its time limit.
      if (status !== 200) failed += 1;
      if (n >= WARM) times.push(performance.now() - from);
    }
    times.sort((a, b) => a - b);
    results.push({ path, failed, p95: times[Math.ceil(CALLS * 0.95) - 1] });
  }
  return results.sort((a, b) => b.p95 - a.p95);
}
