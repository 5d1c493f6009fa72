import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ListAddress } from './list-address';
import { SearchField } from './search-field';

/** Renders a field whose address changes when the test calls `show`, like on a slow device. */
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
  const expectSearch = (q: string | null) =>
    waitFor(() => expect(change).toHaveBeenLastCalledWith({ q }, expect.anything()));
  const show = (q?: string, entry?: string) => rerender(field(q, entry));
  return { person, change, isCurrent, expectSearch, show };
}
const input = () => screen.getByRole('searchbox', { name: 'Search' });

test('keeps letters that are typed while a search is pending', async () => {
  const { person, expectSearch, show } = renderField();
  await person.type(input(), 'r{Enter}');
  await expectSearch('r');
  await person.type(input(), 'ow');
  show('r');
  expect(input()).toHaveValue('row');
});

test('follows the back button and a cleared search', async () => {
  const { person, expectSearch, show } = renderField();
  await person.type(input(), 'row{Enter}');
  await expectSearch('row');
  show('row');
  show();
  expect(input()).toHaveValue('');
  show('row');
  expect(input()).toHaveValue('row');
});

test('drops a delayed search when a link opens other rows', async () => {
  const { person, change, show } = renderField();
  await person.type(input(), 'row');
  show(undefined, 'by a link');
  expect(input()).toHaveValue('');
  await person.type(input(), 'cold');
  await waitFor(() => expect(change).toHaveBeenCalled());
  expect(change.mock.calls).toEqual([[{ q: 'cold' }, expect.anything()]]);
});

test('starts no search between the click on a link and the display of its page', async () => {
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

test('starts a search that a filter has delayed once the filtered rows are displayed', async () => {
  const { person, isCurrent, expectSearch } = renderField();
  isCurrent.mockReturnValueOnce(false);
  await person.type(input(), 'row{Enter}');
  await expectSearch('row');
  expect(isCurrent).toHaveBeenCalledTimes(2);
});
