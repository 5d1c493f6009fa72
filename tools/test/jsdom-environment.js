/** jsdom with the web APIs of Node that jsdom 26 lacks (fetch, Request, Response, streams, TextEncoder). */
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

/**
 * The labels of a form field, as the standard has them. jsdom asks every label of the page for its field, and
 * each looks through the whole page: a tenth of the time of a test that looks for fields by their labels.
 */
function labelsOf(field) {
  if (field.type === 'hidden') return null;
  const labels = [...field.getRootNode().querySelectorAll('label')];
  return labels.filter((label) =>
    label.hasAttribute('for') ? label.htmlFor === field.id : label.contains(field),
  );
}

module.exports = class extends TestEnvironment {
  constructor(...args) {
    super(...args);
    for (const name of MISSING) this.global[name] ??= globalThis[name];
    // Node's Request reads a posted form back only from Node's own parameters,
    // and accepts only Node's own AbortSignal.
    this.global.URLSearchParams = URLSearchParams;
    this.global.AbortController = AbortController;
    this.global.AbortSignal = AbortSignal;
    for (const kind of ['Input', 'Select', 'TextArea', 'Button']) {
      Object.defineProperty(this.global[`HTML${kind}Element`].prototype, 'labels', {
        configurable: true,
        get() {
          return labelsOf(this);
        },
      });
    }
    this.global.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
  }
};
