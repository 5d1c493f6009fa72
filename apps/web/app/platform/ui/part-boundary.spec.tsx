import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { PartBoundary } from './part-boundary';

const Missing = lazy(() => Promise.reject(new Error('no such file')));

it('keeps the page and shows the fallback if the code of a part cannot be loaded', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <>
      <h1>Products</h1>
      <PartBoundary fallback={<p>Load the page again</p>}>
        <Suspense>
          <Missing />
        </Suspense>
      </PartBoundary>
    </>,
  );
  expect(await screen.findByText('Load the page again')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Products' })).toBeVisible();
});
