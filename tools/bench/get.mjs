import { request as open } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Asks once and gives the answer as it came over the wire, compressed where it is. */
export function get(url, headers = {}, agent = undefined) {
  return request(url, { headers, agent });
}

/**
 * @param {string} url
 * @param {import('node:http').RequestOptions & { body?: string }} [options]
 */
export function request(url, { method = 'GET', headers = {}, body, agent } = {}) {
  return new Promise((resolve, reject) => {
    const sending = open(url, { method, headers, agent }, (answer) => {
      buffer(answer).then(
        (content) => resolve({ status: answer.statusCode, headers: answer.headers, body: content }),
        reject,
      );
    });
    sending.once('error', reject).end(body);
  });
}
