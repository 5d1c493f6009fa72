import { Turns } from './turns';

it('keeps a turn that is given at the moment in which the wait ends', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  const turns = new Turns({ most: 1, longestQueue: 5, longestWaitMs: 1000 });
  await turns.begin('192.0.2.1', 1);
  const next = turns.begin('192.0.2.2', 1);
  turns.end('192.0.2.1');
  jest.advanceTimersByTime(1000);
  expect(await next).toBe(true);
  turns.end('192.0.2.2');
  expect(turns.counts()).toEqual({ running: 0, waiting: 0 });
  jest.useRealTimers();
});
