import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyPart } from './lazy-part';

const Part = () => <p>The part</p>;
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

function show(load: () => Promise<{ default: typeof Part }>) {
  const LazyPart = lazyPart(load);
  render(
    <Suspense>
      <p>The rest</p>
      <LazyPart />
    </Suspense>,
  );
}

it('retries a failed load once', async () => {
  show(jest.fn(() => Promise.resolve({ default: Part })).mockImplementationOnce(lost));
  expect(await screen.findByText('The part')).toBeInTheDocument();
});

it('offers to reload the page if a part cannot be loaded, and keeps the rest', async () => {
  const load = jest.fn(lost);
  show(load);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('could not be loaded');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  expect(screen.getByText('The rest')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});
