import {
  type Attributes as SpanAttributes,
  context,
  type Span,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { MySQL2Instrumentation } from '@opentelemetry/instrumentation-mysql2';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { NodeSDK } from '@opentelemetry/sdk-node';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import type { Env } from '../env';
import { routeNameOf } from './route-name';
import { setSpans } from './spans';

export type TracingEnv = Pick<Env, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'TRUSTED_PROXIES'>;

const LONGEST_FLUSH_MS = 2_000;
/** Request headers that carry the trace. */
const TRACE_HEADERS = ['traceparent', 'tracestate', 'baggage'];
/** Attributes removed from spans of requests: query strings, and data about the caller. */
const PRIVATE: SpanAttributes = {
  'url.query': undefined,
  'client.address': undefined,
  'network.peer.address': undefined,
  'network.peer.port': undefined,
  'user_agent.original': undefined,
};

/** Starts OpenTelemetry with its own settings (`OTEL_...`). Returns a function that flushes and stops it. */
export function startSdk(env: TracingEnv, service: string): () => Promise<void> {
  // Metrics go to Prometheus and logs to standard output, unless they are enabled here as well.
  process.env['OTEL_METRICS_EXPORTER'] ??= 'none';
  process.env['OTEL_LOGS_EXPORTER'] ??= 'none';
  process.env['OTEL_NODE_RESOURCE_DETECTORS'] ??= 'env,host,serviceinstance';
  const isNamed =
    process.env['OTEL_SERVICE_NAME'] ||
    /service\.name=/.test(process.env['OTEL_RESOURCE_ATTRIBUTES'] ?? '');
  const sdk = new NodeSDK({
    ...(!isNamed && { serviceName: service }),
    instrumentations: [
      httpInstrumentation(env),
      new MySQL2Instrumentation({ maskStatement: true }),
      fetchInstrumentation(),
    ],
  });
  sdk.start();
  instrumentLoaded();
  fillSlot();
  return async () => {
    setSpans(undefined);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, LONGEST_FLUSH_MS)));
    await Promise.race([sdk.shutdown().catch(() => undefined), late]);
    clearTimeout(timer);
  };
}

/**
 * Instruments modules of Node that were loaded earlier: requiring them again patches them, and the sync updates their
 * imports.
 */
function instrumentLoaded(): void {
  /* eslint-disable @typescript-eslint/no-require-imports */
  require('node:http');
  require('node:https');
  /* eslint-enable */
  syncBuiltinESMExports();
}

function httpInstrumentation({ TRUSTED_PROXIES }: TracingEnv): HttpInstrumentation {
  return new HttpInstrumentation({
    ignoreIncomingRequestHook: (request) => {
      if (TRUSTED_PROXIES === 0 && !isInnerCall(request)) {
        // Like X-Request-Id: visitors must not choose the trace of a request.
        for (const name of TRACE_HEADERS) delete request.headers[name];
      }
      return /^\/(health|metrics)(\/|\?|$)/.test(request.url ?? '');
    },
    startIncomingSpanHook: () => PRIVATE,
    startOutgoingSpanHook: ({ protocol = 'http:', hostname, host, path }) => ({
      ...PRIVATE,
      'url.full': `${protocol}//${hostname ?? host ?? 'localhost'}${path?.split('?')[0] ?? ''}`,
    }),
    // Called when a request arrives, before the instrumentation listens for the end of the response.
    responseHook: (span, response) => {
      if ('req' in response) nameByRoute(span, response);
    },
  });
}

/** Names a span by its route, which is known when the response ends. */
function nameByRoute(span: Span, response: ServerResponse): void {
  const { req } = response;
  // Raised from 10, because the listeners of the instrumentation and of the product together would look like a leak.
  response.setMaxListeners(20);
  response.once('close', () => {
    const route = routeNameOf(req);
    if (route === null) return;
    span.setAttribute('http.route', route);
    span.updateName(`${req.method ?? 'GET'} ${route}`);
  });
}

/** True for calls within this process, which belong to the trace of the page. Their connection is marked. */
const isInnerCall = ({ socket }: IncomingMessage) => 'loaderCall' in socket;

const fetchInstrumentation = () =>
  new UndiciInstrumentation({
    startSpanHook: ({ origin, path }) => ({
      ...PRIVATE,
      'url.full': origin + (path.split('?')[0] ?? ''),
    }),
  });

function fillSlot(): void {
  const tracer = trace.getTracer('shishir');
  setSpans({
    run: (name, attributes, work) =>
      tracer.startActiveSpan(name, { attributes }, async (span) => {
        try {
          return await work();
        } catch (error) {
          span.setStatus({
            code: SpanStatusCode.ERROR,
            message: error instanceof Error ? error.constructor.name : 'error',
          });
          throw error;
        } finally {
          span.end();
        }
      }),
    current: () => {
      const found = trace.getSpanContext(context.active());
      return found ? { trace_id: found.traceId, span_id: found.spanId } : null;
    },
  });
}
