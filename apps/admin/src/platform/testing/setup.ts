import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { setScreenWidth } from './screen-width';

// Pages and the grid are loaded on first use, which includes compiling them.
configure({ asyncUtilTimeout: 15_000 });
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
