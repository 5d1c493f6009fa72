import { request, type IncomingHttpHeaders } from 'node:http';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/**
 * Asks for an address without a browser: what comes over the wire, before any script. Node does not know
 * `admin.localhost`, so the connection goes to this machine and the name into the Host header.
 */
export function ask(address: string, { method = 'GET', headers, body }: Question = {}) {
  const { host, port, pathname, search } = new URL(address);
  const json = body === undefined ? undefined : JSON.stringify(body);
  return new Promise<Answer>((resolve, reject) => {
    const call = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path: pathname + search,
        headers: { host, ...(json ? { 'content-type': 'application/json' } : {}), ...headers },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }),
        );
      },
    );
    call.on('error', reject);
    call.end(json);
  });
}
