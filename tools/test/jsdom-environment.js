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
 * The labels of a form field, as jsdom has them, in a tenth of the time: jsdom asks every element of the page for its
 * `control`, and each label looks through the whole page for it. Only labels that name the field or contain it can be
 * its labels, so only these are asked. `labels.spec.tsx` of the dashboard compares both.
 */
function labelsOf(field) {
  if (field.type === 'hidden') return null;
  const root = field.getRootNode();
  const labels = [...root.querySelectorAll('label')];
  // The root of a part that is not in the page may be a label itself.
  if (root.localName === 'label') labels.unshift(root);
  return labels.filter((label) => {
    if (!label.hasAttribute('for')) return label.contains(field) && label.control === field;
    if (label.htmlFor !== field.id || !field.id) return false;
    // The page knows its first element of an id; `control` looks for it in every element.
    return root.getElementById ? root.getElementById(field.id) === field : label.control === field;
  });
}

/**
 * The computed style of an element, worked out once until the page changes: queries by role ask for that of every
 * element and of all around it. jsdom replaces its cache of matching rules with each change of the page.
 */
function cacheComputedStyles(window) {
  const { getComputedStyle } = window;
  const { document } = window;
  const internal = Object.getOwnPropertySymbols(document).find(
    ({ description }) => description === 'impl',
  );
  const styles = new WeakMap();
  window.getComputedStyle = (element, ...more) => {
    const rules = element?.ownerDocument === document && document[internal]._styleCache;
    const known = rules && more.length === 0 ? styles.get(rules) : undefined;
    const before = known?.get(element);
    if (before) return before;
    const style = getComputedStyle(element, ...more);
    const current = document[internal]._styleCache;
    if (more.length > 0 || !current || element.ownerDocument !== document) return style;
    if (!styles.has(current)) styles.set(current, new WeakMap());
    styles.get(current).set(element, style);
    return style;
  };
}

module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of MISSING) this.global[name] ??= globalThis[name];
    // Node's Request reads a posted form back only from Node's own parameters,
    // and accepts only Node's own AbortSignal.
    this.global.URLSearchParams = URLSearchParams;
    this.global.AbortController = AbortController;
    this.global.AbortSignal = AbortSignal;
    for (const kind of ['Input', 'Select', 'TextArea', 'Button']) {
      const { prototype } = /** @type {any} */ (this.global[`HTML${kind}Element`]);
      Object.defineProperty(prototype, 'labels', {
        configurable: true,
        get() {
          return labelsOf(this);
        },
      });
    }
    cacheComputedStyles(this.global);
    this.global.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
  }
};
