import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { findStyled } from '../testing/page-sheet.fixture';
import { renderInShell } from '../testing/shell.fixture';
import { FormInPlace } from './form-in-place';
import { askForPrice } from './price-form.server';

jest.mock('./price-form', () => {
  throw new Error('A later version of the site no longer has this file.');
});

const form = askForPrice(
  { subject: 'A VRF system', questions: 'calculated' },
  { page: '/tools/vrf' },
  null,
  { design: 'as the server rendered it' },
);

function Page() {
  const [design, setDesign] = useState('as it was first');
  return (
    <>
      <button onClick={() => setDesign('as it is now')}>Change</button>
      <FormInPlace form={form} given={() => ({ design })} />
    </>
  );
}

it('is sent by the browser with the values of this moment where its code cannot be loaded', async () => {
  const sent: FormData[] = [];
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(
    this: HTMLFormElement,
  ) {
    sent.push(new FormData(this));
  });
  const person = userEvent.setup();
  renderInShell(<Page />);
  const name = await findStyled(() => screen.getByRole('textbox', { name: 'Name' }));
  await person.type(name, 'Nadia Chowdhury');
  await person.click(screen.getByRole('button', { name: 'Change' }));
  await person.click(screen.getByRole('button', { name: 'Send enquiry' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]!.get('name')).toBe('Nadia Chowdhury');
  expect(sent[0]!.get('design')).toBe('as it is now');
});
