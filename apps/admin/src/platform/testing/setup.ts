import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { setScreenWidth } from './screen-width';

// Pages and the grid are loaded when they are shown, and the first load compiles them.
configure({ asyncUtilTimeout: 15_000 });
jest.setTimeout(40_000);
// A query that is tried again makes an error each time; a hundred lines for each, as jest asks, cost seconds.
Error.stackTraceLimit = 10;

beforeEach(() => {
  setScreenWidth(1440);
  localStorage.clear();
  sessionStorage.clear();
  window.scrollTo = () => {};
});
