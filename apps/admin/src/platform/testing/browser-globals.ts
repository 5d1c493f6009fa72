// Browsers do not have it. React would use it to schedule work outside the tasks that Testing Library awaits.
Reflect.deleteProperty(globalThis, 'setImmediate');
