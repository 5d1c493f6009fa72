import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ListAddress } from './list-address';
import { SearchField } from './search-field';

/** A field whose address changes when the test says so, as one does on a slow device. */
function renderField() {
  const person = userEvent.setup();
  const change = jest.fn();
  const isCurrent = jest.fn(() => true);
  const field = (q?: string, entry = 'first') => {
    const query = { page: 1, pageSize: 20, q };
    const address: ListAddress = {
      query,
      pageSizes: [20],
      narrowed: false,
      change,
      clear: () => {},
      search: '',
      entry,
      isCurrent,
      filterCount: 0,
      filterQuery: '',
    };
    return <SearchField label="Search" hint="" address={address} />;
  };
  const { rerender } = render(field());
  const asked = (q: string | null) =>
    waitFor(() => expect(change).toHaveBeenLastCalledWith({ q }, expect.anything()));
  const show = (q?: string, entry?: string) => rerender(field(q, entry));
  return { person, change, isCurrent, asked, show };
}
const input = () => screen.getByRole('searchbox', { name: 'Search' });

test('letters that are typed while a search is on its way stay', async () => {
  const { person, asked, show } = renderField();
  await person.type(input(), 'r{Enter}');
  await asked('r');
  await person.type(input(), 'ow');
  show('r');
  expect(input()).toHaveValue('row');
});

test('the back button and a cleared search change the text', async () => {
  const { person, asked, show } = renderField();
  await person.type(input(), 'row{Enter}');
  await asked('row');
  show('row');
  show();
  expect(input()).toHaveValue('');
  show('row');
  expect(input()).toHaveValue('row');
});

test('a link to other rows drops a search that has not begun', async () => {
  const { person, change, show } = renderField();
  await person.type(input(), 'row');
  show(undefined, 'by a link');
  expect(input()).toHaveValue('');
  await person.type(input(), 'cold');
  await waitFor(() => expect(change).toHaveBeenCalled());
  expect(change.mock.calls).toEqual([[{ q: 'cold' }, expect.anything()]]);
});

test('a search does not begin between the press on a link and the page that it leads to', async () => {
  const { person, change, isCurrent, show } = renderField();
  isCurrent.mockReturnValue(false);
  await person.type(input(), 'row{Enter}');
  await waitFor(() => expect(isCurrent).toHaveBeenCalled());
  show(undefined, 'by a link');
  isCurrent.mockReturnValue(true);
  await person.type(input(), 'cold{Enter}');
  await waitFor(() => expect(change).toHaveBeenCalled());
  expect(change.mock.calls).toEqual([[{ q: 'cold' }, expect.anything()]]);
});

test('a search that a filter has held up begins once its rows are displayed', async () => {
  const { person, isCurrent, asked } = renderField();
  isCurrent.mockReturnValueOnce(false);
  await person.type(input(), 'row{Enter}');
  await asked('row');
  expect(isCurrent).toHaveBeenCalledTimes(2);
});
