import type { ServerResponse } from 'node:http';
import { Receiver } from '../../platform/testing/receiver';
import { isPublicAddress, sendWebhook, signature } from './send-webhook';

let receiver: Receiver;
beforeEach(async () => {
  receiver = await new Receiver().start();
});
afterEach(() => receiver.stop());

describe('a slow receiver', () => {
  const rules = { allowsHttp: true, allowsPrivate: true };
  it.each([
    ['is silent', () => undefined],
    ['never ends its response', (response: ServerResponse) => response.write('…')],
  ])('is left after the time limit if it %s', async (_, reply) => {
    receiver.reply = reply;
    const request = { url: receiver.url, secret: 'whsec_AAAA', id: 'evt_1', body: '{}' };
    const { signal } = new AbortController();
    const result = await sendWebhook(request, rules, signal, AbortSignal.timeout(100));
    expect(result).toMatchObject({ failure: 'timeout', response_status: null });
  });
});

describe('addresses', () => {
  it.each([
    ['8.8.8.8', true],
    ['2606:4700::1111', true],
    ['127.0.0.1', false],
    ['10.1.2.3', false],
    ['172.16.0.1', false],
    ['192.168.1.1', false],
    ['169.254.169.254', false],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['::1', false],
    ['::', false],
    ['fe80::1', false],
    ['fd00:ec2::254', false],
    ['::ffff:10.0.0.1', false],
    ['::ffff:7f00:1', false],
    ['::7f00:1', false],
    ['64:ff9b::a00:1', false],
    ['2002:7f00:1::', false],
    ['nonsense', false],
  ])('judges %s', (address, expected) => {
    expect(isPublicAddress(address)).toBe(expected);
  });

  const rules = { allowsHttp: true, allowsPrivate: false };
  const { signal } = new AbortController();
  it('never connects to a private one, by number or by name', async () => {
    const { port } = new URL(receiver.url);
    const request = { secret: 'whsec_AAAA', id: 'evt_1', body: '{}' };
    for (const host of ['127.0.0.1', '[::ffff:127.0.0.1]', '0x7f.1', '2130706433', 'localhost']) {
      const url = `http://${host}:${port}/`;
      const result = await sendWebhook({ ...request, url }, rules, signal);
      expect({ host, failure: result.failure }).toEqual({ host, failure: 'private_address' });
    }
    const url = receiver.url;
    const insecure = await sendWebhook(
      { ...request, url },
      { ...rules, allowsHttp: false },
      signal,
    );
    expect(insecure.failure).toBe('insecure');
    expect(receiver.received).toEqual([]);
  });
});

it('signs as the specification shows', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const id = 'msg_p5jXN8AQM9LWM0D4loKWxJek';
  expect(signature(secret, id, 1614265330, '{"test": 2432232314}')).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  );
});
