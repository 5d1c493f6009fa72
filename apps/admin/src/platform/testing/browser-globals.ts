// Browsers do not have it. React would use it to schedule work outside the tasks that Testing Library awaits.
Reflect.deleteProperty(globalThis, 'setImmediate');

// As in browsers. Happy DOM writes the whole element as HTML, each time a popup asks for its window.
Element.prototype.toString = function toString() {
  return `[object ${this.constructor.name}]`;
};
