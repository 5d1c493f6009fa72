import type { DeliveryFailure } from '@shishir/contract';
import { cleanText, cutText } from '@shishir/format';
import ipaddr from 'ipaddr.js';
import { createHmac } from 'node:crypto';
import { lookup, type LookupAddress } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

export interface WebhookRules {
  /** Webhooks may use http. */
  allowsHttp: boolean;
  /** Webhooks may reach this machine and private networks. */
  allowsPrivate: boolean;
}

export interface WebhookRequest {
  url: string;
  secret: string;
  id: string;
  body: string;
}

export interface WebhookResult {
  failure: DeliveryFailure | null;
  response_status: number | null;
  response_text: string | null;
}

const TIMEOUT_MS = 10_000;
const TEXT_BYTES = 1_000;
const TEXT_LENGTH = 200;
const NO_RESPONSE = { response_status: null, response_text: null };
const CERTIFICATE = /^(CERT_|ERR_TLS_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/;

/** The host is on this machine or in a private network. */
class PrivateAddress extends Error {}

/**
 * Posts an event, signed as in the Standard Webhooks specification. Does not follow redirects. Resolves with the reason
 * if it fails; rejects only if `stopped` is aborted.
 */
export async function sendWebhook(
  { url, secret, id, body }: WebhookRequest,
  rules: WebhookRules,
  stopped: AbortSignal,
  deadline = AbortSignal.timeout(TIMEOUT_MS),
): Promise<WebhookResult> {
  const seconds = Math.floor(Date.now() / 1000);
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signature(secret, id, seconds, body),
  };
  try {
    const target = new URL(url);
    if (target.protocol !== 'https:' && !rules.allowsHttp) {
      return { failure: 'insecure', ...NO_RESPONSE };
    }
    const signal = AbortSignal.any([deadline, stopped]);
    return await post(target, headers, body, rules, signal);
  } catch (error) {
    if (stopped.aborted) throw error;
    return { failure: deadline.aborted ? 'timeout' : failureOf(error), ...NO_RESPONSE };
  }
}

/** Returns the value of the header `webhook-signature`. `secret` is `whsec_` and base64. */
export function signature(secret: string, id: string, seconds: number, body: string): string {
  const key = Buffer.from(secret.slice(secret.indexOf('_') + 1), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}

/**
 * Returns whether the host of an address is, or resolves to, a private address. An unknown host is not private: it may
 * be known later, and each delivery checks it again.
 */
export async function isPrivateHost(url: string): Promise<boolean> {
  const host = hostOf(new URL(url));
  if (isIP(host)) return !isPublicAddress(host);
  return new Promise((resolve) => {
    lookup(host, { all: true }, (_error, found = []) =>
      resolve(found.some(({ address }) => !isPublicAddress(address))),
    );
  });
}

/** Returns whether an address is on the public internet. IPv4 inside IPv6 is judged by the IPv4 address, or rejected. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  // Only this range of IPv6 is assigned to the internet; outside, there are old forms such as `::127.0.0.1`.
  return address instanceof ipaddr.IPv4 || address.match(ipaddr.IPv6.parseCIDR('2000::/3'));
}

/**
 * Resolves a host for the connection itself, so that the checked addresses are those that are connected to. One private
 * address is enough to reject a name.
 */
const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found: LookupAddress[] = []) => {
    const isPrivate = found.some(({ address }) => !isPublicAddress(address));
    const problem = error ?? (isPrivate ? new PrivateAddress(host) : null);
    if (problem || options.all) return done(problem, found);
    done(null, found[0]!.address, found[0]!.family);
  });
};

function post(
  url: URL,
  headers: Record<string, string>,
  body: string,
  { allowsPrivate }: WebhookRules,
  signal: AbortSignal,
): Promise<WebhookResult> {
  const host = hostOf(url);
  // A literal address is connected to without a look-up.
  if (!allowsPrivate && isIP(host) && !isPublicAddress(host)) throw new PrivateAddress(host);
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const options = {
    ...{ method: 'POST', headers, signal, agent: false },
    ...(!allowsPrivate && { lookup: publicLookup }),
  } as const;
  return new Promise((resolve, reject) => {
    const request = send(url, options, (response) => {
      resultOf(response).then(resolve, reject);
    });
    request.on('error', reject);
    request.end(body);
  });
}

async function resultOf(response: IncomingMessage): Promise<WebhookResult> {
  const status = response.statusCode!;
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Leaving the loop early closes the connection, so that a long response is not downloaded.
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= TEXT_BYTES) break;
  }
  const text = cutText(cleanText(Buffer.concat(chunks).toString('utf8')), TEXT_LENGTH);
  const failure = status < 300 ? null : status < 400 ? 'redirect' : 'status';
  return { failure, response_status: status, response_text: text || null };
}

function failureOf(error: unknown): DeliveryFailure {
  if (error instanceof PrivateAddress) return 'private_address';
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'host_not_found';
  return CERTIFICATE.test(code) ? 'certificate' : 'no_connection';
}

/** Returns the host without the brackets of IPv6. */
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');
