/**
 * For each element that React makes in development it creates an error, so that a warning can say where the element was
 * made: a tenth of the time of component tests. React itself stops doing so after 10,000 elements in a second; here it
 * never starts. Warnings still name the component.
 */
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
Object.defineProperty(Reflect.get(require('react'), INTERNALS), 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set() {},
});
