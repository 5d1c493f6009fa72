import '@testing-library/jest-dom';
import { render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { PartBoundary } from './part-boundary';

const Missing = lazy(() => Promise.reject(new Error('no such file')));

afterEach(() => jest.restoreAllMocks());

it('keeps the page if the code of a part cannot be loaded', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <>
      <h1>Products</h1>
      <PartBoundary>
        <Suspense fallback={<p>Loading</p>}>
          <Missing />
        </Suspense>
      </PartBoundary>
    </>,
  );
  expect(screen.getByText('Loading')).toBeVisible();
  await waitForElementToBeRemoved(() => screen.queryByText('Loading'));
  expect(screen.getByRole('heading', { name: 'Products' })).toBeVisible();
});
