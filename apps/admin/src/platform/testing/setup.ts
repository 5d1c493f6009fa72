import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { setScreenWidth } from './screen-width';

// The charts measure themselves, which needs a layout; the table beside each has the same figures.
jest.mock('../../staff/overview/enquiries-chart', () => ({
  __esModule: true,
  default: () => null,
}));
jest.mock('../../staff/figures/figures-chart', () => ({ __esModule: true, default: () => null }));

configure({
  // Pages and the grid are loaded on first use, which includes compiling them.
  asyncUtilTimeout: 15_000,
  // A query that waits fails many times; printing the page each time takes a tenth of the time. `screen.debug()` prints it.
  getElementError: (message) => new Error(message ?? undefined),
});
jest.setTimeout(40_000);
// Each retried query creates an error; collecting a hundred stack lines for each, as Jest requests, takes seconds.
Error.stackTraceLimit = 10;

// Effects of answers run when they arrive, as in a browser, and queries wait for them. React would warn about each.
beforeAll(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
});

beforeEach(() => {
  setScreenWidth(1440);
  localStorage.clear();
  sessionStorage.clear();
  window.scrollTo = () => {};
});
