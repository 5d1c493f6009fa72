import { dashboardPaths } from '@shishir/contract/dashboard-paths';
import { matchRoutes } from 'react-router-dom';
import { routes } from './routes';

it.each(Object.values(dashboardPaths))('opens a page for the link of a mail to %s', (path) => {
  expect(matchRoutes(routes, path)?.at(-1)?.route.path).toMatch(path);
});
