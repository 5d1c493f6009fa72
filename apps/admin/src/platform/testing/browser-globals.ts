// Browsers do not have it. React would schedule its work with it, outside the tasks that Testing Library awaits.
Reflect.deleteProperty(globalThis, 'setImmediate');
