/**
 * Spans by hand, without a package: the site's bundle and the API share one slot, which `tracing.ts` fills where traces
 * are collected. While it is empty a span costs one look into it.
 */
export interface Spans {
  /** Runs `work` as a span of the current trace. An error marks the span and is thrown on. */
  run<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T>;
  /** The ids of the current span; null outside of a trace. */
  current(): TraceIds | null;
}

export type Attributes = Record<string, string | number | boolean>;

/** As they stand in the lines of the log. */
export interface TraceIds {
  trace_id: string;
  span_id: string;
}

const SLOT = Symbol.for('shishir.spans');
const slots = globalThis as unknown as Record<symbol, Spans | undefined>;

/** Fills the slot; undefined empties it. */
export function setSpans(spans: Spans | undefined): void {
  slots[SLOT] = spans;
}

/** True where traces are collected. */
export const isTracing = (): boolean => slots[SLOT] !== undefined;

export function inSpan<T>(
  name: string,
  attributes: Attributes,
  work: () => Promise<T>,
): Promise<T> {
  const spans = slots[SLOT];
  return spans ? spans.run(name, attributes, work) : work();
}

/** What a line of the log gets of the trace that it belongs to. */
export const traceIds = (): TraceIds | undefined => slots[SLOT]?.current() ?? undefined;
