import { screen } from '@testing-library/react';
import { stubApi } from '../../testing/api-stub';
import { renderDashboard } from '../../testing/render-dashboard';
import { setScreenWidth } from '../../testing/screen-width';
import { preloadGrid } from './load-grid';

const mockLoaded: string[] = [];
jest.mock('./list-grid', () => {
  mockLoaded.push('grid');
  return { __esModule: true, default: () => null };
});
jest.mock('../../account/users/user-list.page', () => {
  mockLoaded.push('page');
  return { __esModule: true, default: () => <h1>Page</h1> };
});

test('a phone, which shows cards, does not load the grid', async () => {
  setScreenWidth(390);
  preloadGrid();
  await Promise.resolve();
  expect(mockLoaded).toEqual([]);
});

test('the grid is fetched with the page of a list, before that has anything to show', async () => {
  stubApi();
  renderDashboard('/dashboard/user/user-list');
  expect(await screen.findByRole('heading', { name: 'Page' })).toBeVisible();
  expect(mockLoaded).toEqual(['grid', 'page']);
});
