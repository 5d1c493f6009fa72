import { dashboardPaths } from '@shishir/contract/dashboard-paths';
import { matchRoutes } from 'react-router-dom';
import { routes } from './routes';

it.each(Object.values(dashboardPaths))('has a route for %s, which mails link to', (path) => {
  expect(matchRoutes(routes, path)?.at(-1)?.route.path).toMatch(path);
});
