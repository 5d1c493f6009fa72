/** jsdom with web APIs of Node that jsdom 26 lacks (fetch, Request, Response, streams, TextEncoder). */
const { TestEnvironment } = require('jest-environment-jsdom');

const MISSING = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
  'BroadcastChannel',
];

module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of MISSING) this.global[name] ??= globalThis[name];
    // Node's Request accepts only Node's own URLSearchParams and AbortSignal.
    this.global.URLSearchParams = URLSearchParams;
    this.global.AbortController = AbortController;
    this.global.AbortSignal = AbortSignal;
    this.global.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
  }
};
