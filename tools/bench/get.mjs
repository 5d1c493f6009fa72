import { request as open } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Sends a GET request; resolves to the raw response, which may be compressed. */
export function get(url, headers = {}, agent = undefined) {
  return request(url, { headers, agent });
}

/**
 * @param {string} url
 * @param {import('node:http').RequestOptions & { body?: string }} [options]
 */
export function request(url, { method = 'GET', headers = {}, body, agent } = {}) {
  return new Promise((resolve, reject) => {
    const sending = open(url, { method, headers, agent }, (response) => {
      buffer(response).then(
        (content) =>
          resolve({ status: response.statusCode, headers: response.headers, body: content }),
        reject,
      );
    });
    sending.once('error', reject).end(body);
  });
}
