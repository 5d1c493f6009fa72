import type { CallHandler, ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { contract } from '@shishir/contract';
import { TsRestAppRouteMetadataKey } from '@ts-rest/nest';
import { firstValueFrom, of } from 'rxjs';
import { StrictResponses } from './strict-responses';

const { stamp } = contract.contactMessage;

/** Returns the body as sent for a route of the contract, or rejects. */
function sent(body: unknown, statusCode = 200): Promise<unknown> {
  const handler = () => undefined;
  Reflect.defineMetadata(TsRestAppRouteMetadataKey, { appRoute: stamp }, handler);
  const context = {
    getHandler: () => handler,
    switchToHttp: () => ({ getResponse: () => ({ statusCode }) }),
  } as unknown as ExecutionContext;
  const next: CallHandler = { handle: () => of(body) };
  return firstValueFrom(new StrictResponses(new Reflector()).intercept(context, next));
}

describe('responses outside production', () => {
  it('are sent as they are if they keep to their schema', async () => {
    const body = { stamp: '1.a' };
    expect(await sent(body)).toBe(body);
  });

  it('fail with a key that the schema does not have', async () => {
    await expect(sent({ stamp: '1.a', password: 'x' })).rejects.toThrow('schema: password');
  });

  it.each([{}, { stamp: 1 }])('fail with a wrong or missing value: %j', async (body) => {
    await expect(sent(body)).rejects.toThrow('stamp');
  });
});
