import type { TracingEnv } from './otel-sdk';

let stop: (() => Promise<void>) | undefined;

/**
 * Collects traces if OTEL_EXPORTER_OTLP_ENDPOINT is set; otherwise loads nothing. `service` names this process, unless
 * OTEL_SERVICE_NAME is set. Must be called once, before the database is opened and before listening, because only
 * modules loaded later are instrumented as well.
 */
export async function startTracing(env: TracingEnv, service: string): Promise<void> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return;
  const { startSdk } = await import('./otel-sdk.js');
  stop = startSdk(env, service);
}

/** Sends remaining spans within two seconds, so that an unreachable collector does not delay the shutdown. */
export async function stopTracing(): Promise<void> {
  await stop?.();
  stop = undefined;
}
