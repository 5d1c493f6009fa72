import { ask } from './processes.mjs';
import { PAST_THE_CACHE } from './rows.mjs';
import { loginOf } from './staff-lists.mjs';

const SIGNING_IN = 2;

/** Measures the response time of a product request, alone and while two connections sign in continuously. */
export async function besideSignIns({ product, load }, { seconds, rounds }) {
  const signIn = {
    path: '/api/v1/auth/login',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(await loginOf('user')),
  };
  const requests = [1, 2, 3, 4, 5].map((id) => ({
    path: `/api/v1/products/${id}`,
    headers: PAST_THE_CACHE,
  }));
  const medians = { alone: [], beside: [] };
  let signIns = 0;
  let failed = 0;
  for (let round = 0; round < rounds; round += 1) {
    const caller = { task: 'median', origin: product.origin, requests, seconds };
    medians.alone.push((await ask(load, caller)).median);
    const beside = { requests: [signIn], connections: SIGNING_IN };
    const busy = await ask(load, { ...caller, beside });
    medians.beside.push(busy.median);
    signIns += busy.beside.done / busy.beside.seconds / rounds;
    failed += busy.beside.failed + busy.failed;
  }
  const alone = Math.min(...medians.alone);
  return { alone, beside: Math.min(...medians.beside), signIns, failed };
}
