// The floors in their own process: the minimal cost of the same responses on this machine and version of Node.
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { openDatabase } from './database.mjs';
import { contactWrites } from './floor-contact.mjs';
import { listPage } from './floor-page.mjs';
import { catalogueReads } from './floor-reads.mjs';

const database = await openDatabase(process.env);
const reads = await catalogueReads(database);
const writeContact = contactWrites(database);

/** Bytes of the product's response, which `/bare` returns. */
let bare = { type: 'text/plain', body: Buffer.alloc(0) };

const handlers = {
  list: async ([page]) => listResponse(await reads.list(Number(page))),
  filtered: async ([page, ...filters]) =>
    listResponse(await reads.filtered(filters.map(decodeURIComponent), Number(page))),
  detail: async ([id]) => ({ body: JSON.stringify(await reads.one(Number(id))) }),
  page: async ([page]) => ({ type: 'text/html', body: listPage(await reads.list(Number(page))) }),
  // Many in one request, so that the cost of the request itself is negligible.
  contacts: async ([count], request) => {
    const enquiry = /** @type {any} */ (await json(request));
    for (let n = 0; n < Number(count); n += 1) await writeContact(enquiry);
    return { status: 201, body: '{}' };
  },
};

const listResponse = ({ rows, total }) => ({ body: JSON.stringify(rows), total });

const server = createServer((request, response) => {
  if (request.url === '/bare') {
    response.writeHead(200, { 'content-type': bare.type, 'content-length': bare.body.length });
    response.end(bare.body);
    return;
  }
  const [name, ...params] = request.url.slice(1).split('/');
  handlers[name](params, request).then(
    ({ status = 200, type = 'application/json', body, total }) => {
      const headers = { 'content-type': type, 'content-length': Buffer.byteLength(body) };
      if (total !== undefined) headers['x-total-count'] = total;
      response.writeHead(status, headers).end(body);
    },
    (error) => response.writeHead(500).end(String(error)),
  );
});

process.on('message', ({ type, body }) => {
  bare = { type, body: Buffer.from(body, 'base64') };
  process.send({ received: bare.body.length });
});
process.on('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  process.send({ port });
});
