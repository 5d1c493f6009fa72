/**
 * While a query is tried again its error needs no picture of the page, which is thrown away with it: four percent of the
 * time of component tests. What fails in the end still shows the page.
 */
const { configure, getConfig } = require('@testing-library/dom');

const { getElementError } = getConfig();
configure({
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics')
      ? // By this name the line of the test is found in the end.
        Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});
