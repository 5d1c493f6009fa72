import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../setup/root.mjs';
import { openDatabase } from './database.mjs';
import { request } from './get.mjs';

export const ENQUIRIES = 2_000;
const CALLS = 60;
const WARM = 5;
const HOUR_MS = 60 * 60_000;
const MINUTE_MS = 60_000;

const API = '/api/v1';
/** Every kind of list call that the dashboard makes of large tables: orders, filters, words, counts. */
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
  ].map((query) => `/products?pageSize=24&${query}`),
  '/products/facets',
].map((path) => API + path);

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

/** Puts enquiries of all kinds and states in the place of those that are there, one an hour. */
export async function fillEnquiries(where) {
  const database = await openDatabase(where);
  await database.run('DELETE FROM contact_message');
  const row = `(${COLUMNS.map(() => '?').join(', ')})`;
  const insert = database.statement(
    `INSERT INTO contact_message (${COLUMNS.join(', ')}) VALUES ${row}`,
  );
  for (let n = 1; n <= ENQUIRIES; n += 1) await insert(...enquiry(n));
  await database.close();
}

function enquiry(n) {
  const created = new Date(Date.now() - n * HOUR_MS);
  const minute = Math.floor(created.getTime() / MINUTE_MS);
  const kind = ['contact', 'quotation', 'consultation', 'contact', 'application'][n % 5];
  const status = ['new', 'replied', 'read', 'archived', 'replied', 'spam', 'replied'][n % 7];
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
    created.toISOString().replace('T', ' ').replace('Z', ''),
  ];
}

/** The 95th percentile of each list call of staff in milliseconds, the slowest first. */
export async function staffLists({ origin }) {
  const accounts = JSON.parse(await readFile(join(ROOT, 'libs/demo/data/accounts.json'), 'utf8'));
  const { email, password } = accounts.find(({ role }) => role === 'admin');
  const signedIn = await request(`${origin}${API}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const headers = { authorization: `Bearer ${JSON.parse(signedIn.body).token}` };
  const results = [];
  for (const path of PATHS) {
    const times = [];
    for (let n = 0; n < WARM + CALLS; n += 1) {
      const from = performance.now();
      const { status } = await request(origin + path, { headers });
      if (status !== 200) throw new Error(`${path} responded with ${status}.`);
      if (n >= WARM) times.push(performance.now() - from);
    }
    times.sort((a, b) => a - b);
    results.push({ path, p95: times[Math.ceil(CALLS * 0.95) - 1] });
  }
  return results.sort((a, b) => b.p95 - a.p95);
}
