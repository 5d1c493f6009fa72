import type { CallHandler, ExecutionContext } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import { markLoaderCall } from '@shishir/server/site-calls';
import { lastValueFrom, of, tap } from 'rxjs';
import { ReadTurns } from './read-turns';

const turns = new ReadTurns({
  get: () => ({ appRoute: { metadata: { access: 'public', cache: true } } }),
} as unknown as Reflector);

/** Makes a read; like those of SQLite it is done as soon as it starts. */
function read(started: string[], name: string, { ip = '192.0.2.1', ofPage = false } = {}) {
  const request = { ip, method: 'GET', query: {}, headers: {}, socket: {} };
  if (ofPage) markLoaderCall(request as never);
  const context = {
    getHandler: () => read,
    switchToHttp: () => ({ getRequest: () => request }),
  } as unknown as ExecutionContext;
  const next: CallHandler = {
    handle: () => of(name).pipe(tap({ subscribe: () => started.push(name) })),
  };
  return lastValueFrom(turns.intercept(context, next));
}

it('runs four reads in an iteration of the event loop, and gives other addresses the next turn', async () => {
  const started: string[] = [];
  const reads = ['1', '2', '3', '4', '5', '6'].map((name) => read(started, name));
  reads.push(read(started, 'other', { ip: '192.0.2.2' }));
  reads.push(read(started, 'page', { ofPage: true }));
  await Promise.all(reads.slice(0, 4));
  expect(started.toSorted()).toEqual(['1', '2', '3', '4', 'page']);
  await Promise.all(reads);
  expect(started.slice(5)).toEqual(['5', 'other', '6']);
});
