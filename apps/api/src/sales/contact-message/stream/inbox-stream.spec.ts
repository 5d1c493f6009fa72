import { once } from 'node:events';
import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import { MailEntity } from '../../../platform/mail/mail.entity';
import { ADMIN, loginOf, startTestApi, type TestApi } from '../../../platform/testing/test-api';
import { until } from '../../../platform/testing/mail-server';

const PATH = '/api/v1/contact-message';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

interface Stream {
  request: ClientRequest;
  response: IncomingMessage;
  events: () => { newest: number }[];
  ended: () => boolean;
}

async function open(token: string, to: TestApi = api): Promise<Stream> {
  const request = get(`${to.url}${PATH}/stream`, {
    headers: { host: ADMIN, accept: 'text/event-stream', authorization: `Bearer ${token}` },
  });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  let text = '';
  let ended = false;
  response.on('data', (part: Buffer) => (text += part.toString()));
  response.on('end', () => (ended = true));
  response.on('error', () => (ended = true));
  const events = () =>
    [...text.matchAll(/^event: inbox\ndata: (.+)$/gm)].map(
      ([, data]) => JSON.parse(data!) as { newest: number },
    );
  await until(() => Promise.resolve(events().length > 0));
  return { request, response, events, ended: () => ended };
}

const enquire = () =>
  api
    .call('post', PATH)
    .send({
      ...{ firstName: 'Rahim', lastName: 'Uddin', number: '01711000000' },
      ...{ email: 'rahim@example.com', message: 'A cassette for 40 m2, please.' },
    })
    .expect(201);

it('informs staff of new enquiries and sent mails, without buffering', async () => {
  const stream = await open(api.token('staff'));
  expect(stream.response.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  const [{ newest }] = stream.events() as [{ newest: number }];
  await enquire();
  await until(() => Promise.resolve(stream.events().at(-1)!.newest > newest));
  const count = stream.events().length;
  await api.dataSource.getRepository(MailEntity).update({ status: 'waiting' }, { status: 'sent' });
  await until(() => Promise.resolve(stream.events().length > count));
  stream.request.destroy();
});

it('ends at sign-out', async () => {
  const { token } = (
    await api.call('post', '/api/v1/auth/login').send(loginOf('staff')).expect(200)
  ).body as { token: string };
  const stream = await open(token);
  await api.call('post', '/api/v1/auth/logout').set('Authorization', `Bearer ${token}`).expect(200);
  await until(() => Promise.resolve(stream.ended()));
});

it('is limited to staff, and responds immediately if no stream is requested', async () => {
  await api.call('get', `${PATH}/stream`).expect(401);
  await api.as('visitor', 'get', `${PATH}/stream`).expect(403);
  const { text } = await api.as('staff', 'get', `${PATH}/stream`).expect(200);
  expect(text).toMatch(/^retry: \d+\nevent: inbox\ndata: \{"newest":\d+\}\n\n$/);
});

it('does not delay the shutdown of the product', async () => {
  const other = await startTestApi();
  const stream = await open(other.token('staff'), other);
  other.stopAccepting();
  await until(() => Promise.resolve(stream.ended()));
  await other.as('staff', 'get', `${PATH}/stream`).expect(503);
  await other.close();
});
