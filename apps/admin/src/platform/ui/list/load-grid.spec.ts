import { setScreenWidth } from '../../testing/screen-width';
import { preloadGrid } from './load-grid';

test.each([
  [390, 0],
  [1440, 1],
])('at %d px, fetches the grid %d times, since phones show cards', (width, times) => {
  setScreenWidth(width);
  const load = jest.fn(() => Promise.reject(new Error('No connection.')));
  preloadGrid(load);
  expect(load).toHaveBeenCalledTimes(times);
});
