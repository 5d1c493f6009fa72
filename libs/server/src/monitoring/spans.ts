/**
 * Manual spans without a dependency: the site's bundle and the API share one slot, which `tracing.ts` fills if traces
 * are collected. While it is empty, a span costs one lookup.
 */
export interface Spans {
  /** Runs `work` in a span of the current trace. An error is recorded in the span and rethrown. */
  run<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T>;
  /** Returns the ids of the current span; null outside of a trace. */
  current(): TraceIds | null;
}

export type Attributes = Record<string, string | number | boolean>;

/** Named as in the log. */
export interface TraceIds {
  trace_id: string;
  span_id: string;
}

const SLOT = Symbol.for('shishir.spans');
const slots = globalThis as unknown as Record<symbol, Spans | undefined>;

/** Fills the slot, or empties it if `spans` is undefined. */
export function setSpans(spans: Spans | undefined): void {
  slots[SLOT] = spans;
}

/** True if traces are collected. */
export const isTracing = (): boolean => slots[SLOT] !== undefined;

export function inSpan<T>(
  name: string,
  attributes: Attributes,
  work: () => Promise<T>,
): Promise<T> {
  const spans = slots[SLOT];
  return spans ? spans.run(name, attributes, work) : work();
}

/** Returns the ids that are added to a line of the log. */
export const traceIds = (): TraceIds | undefined => slots[SLOT]?.current() ?? undefined;
