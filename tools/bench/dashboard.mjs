import { chromium } from '@playwright/test';
import { loginOf } from './staff-lists.mjs';
import { findChromium } from '../test/programs.mjs';
import { figureLine } from './table.mjs';

const DASHBOARD = 'dashboard';

/** Measures the first visit of the sign-in page and of the list of products: requests, and bytes with headers. */
export async function dashboardLines({ dashboard }, { isWanted }) {
  if (!isWanted(DASHBOARD)) return [];
  const executablePath = findChromium();
  if (!executablePath) return [`${DASHBOARD}: there is no Chromium`];
  const args = ['--no-sandbox', '--disable-gpu'];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const context = await browser.newContext();
    const signIn = await visit(context, `${dashboard}/dashboard`, 'heading');
    await signInOn(context, dashboard);
    const storageState = await context.storageState();
    // Without the files in the cache of the first context.
    const fresh = await browser.newContext({ storageState });
    const list = await visit(fresh, `${dashboard}/dashboard/product/product-list`, 'gridcell');
    return [lineOf('sign-in', signIn, 220, 165), lineOf('list of products', list, 600, 350)];
  } finally {
    await browser.close();
  }
}

/** Counts until an element of the content is displayed and nothing more is loaded. */
async function visit(context, address, content) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const seen = { requests: 0, bytes: 0 };
  session.on('Network.requestWillBeSent', () => (seen.requests += 1));
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    seen.bytes += encodedDataLength;
  });
  // The stream of the dashboard stays open, so that the network is never idle.
  await page.goto(address, { waitUntil: 'load' });
  await page.getByRole(content).first().waitFor();
  await quiet(seen);
  await page.close();
  return seen;
}

/** Waits until two seconds pass without another request. */
async function quiet(seen) {
  for (let before = -1; before !== seen.requests;) {
    before = seen.requests;
    await new Promise((resolve) => setTimeout(resolve, 2_000));
  }
}

async function signInOn(context, dashboard) {
  const page = await context.newPage();
  await page.goto(`${dashboard}/dashboard`);
  const login = await loginOf('super_admin');
  await page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' };
    await fetch('/api/v1/auth/login', { method: 'POST', headers, body: JSON.stringify(body) });
  }, login);
  await page.close();
}

const lineOf = (name, { requests, bytes }, bar, proud) =>
  `${figureLine(`${DASHBOARD}, first visit of the ${name}`, bytes / 1000, 'KB', bar, proud)}, ${requests} requests`;
