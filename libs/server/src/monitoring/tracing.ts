import type { TracingEnv } from './otel-sdk';

let stop: (() => Promise<void>) | undefined;

/**
 * Collects traces where OTEL_EXPORTER_OTLP_ENDPOINT is set, and loads nothing where it is not. `service` names this
 * process, unless OTEL_SERVICE_NAME does. To be called once, before the database is opened and before anything
 * listens: what is loaded after it is instrumented as well.
 */
export async function startTracing(env: TracingEnv, service: string): Promise<void> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return;
  const { startSdk } = await import('./otel-sdk.js');
  stop = startSdk(env, service);
}

/** Sends what is left, for at most two seconds: a collector that is away does not hold the end up. */
export async function stopTracing(): Promise<void> {
  await stop?.();
  stop = undefined;
}
