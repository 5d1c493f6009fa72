import '@testing-library/jest-dom';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { discardDraft } from './draft';
import { useDraft } from './use-draft';

const person = userEvent.setup();
const NAME = 'a form';

beforeEach(() => {
  discardDraft(NAME);
  sessionStorage.clear();
  stamps = [];
});

function Form({ name = '', message = '', rejected = false, given = '' }) {
  const opened = useRef(given);
  const form = useRef<HTMLFormElement>(null);
  useDraft(form, NAME, { rejected, stamp: opened });
  return (
    <form ref={form}>
      <input name="name" aria-label="Name" defaultValue={name} />
      <textarea name="message" aria-label="Message" defaultValue={message} />
      <select name="role" aria-label="Role" defaultValue="none">
        <option value="none">None</option>
        <option>Installer</option>
      </select>
      {['Yes', 'No'].map((answer) => (
        <label key={answer}>
          <input type="radio" name="roof" value={answer} defaultChecked={answer === 'No'} />
          {answer}
        </label>
      ))}
      <input type="password" name="password" aria-label="Password" />
      <input type="file" name="cv" aria-label="CV" />
      <input type="checkbox" name="agreed" aria-label="Agreed" />
      <input name="website" tabIndex={-1} aria-label="Honeypot" />
      <button type="button" onClick={() => stamps.push(opened.current)}>
        Send
      </button>
    </form>
  );
}
const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
/** Opening times that would be sent. */
let stamps: string[] = [];
const send = () => person.click(screen.getByRole('button', { name: 'Send' }));

describe('useDraft', () => {
  it('restores text and choices after a reload', async () => {
    render(<Form />);
    await person.type(input('Name'), 'নাদিয়া');
    await person.type(input('Message'), 'Two rooms');
    await person.selectOptions(input('Role'), 'Installer');
    await person.click(input('Yes'));
    cleanup();
    render(<Form />);
    expect(input('Name')).toHaveValue('নাদিয়া');
    expect(input('Message')).toHaveValue('Two rooms');
    expect(input('Role')).toHaveValue('Installer');
    expect(input('Yes')).toBeChecked();
  });

  it('never stores passwords, files, ticks and hidden fields', async () => {
    render(<Form />);
    await person.type(input('Password'), 'secret-1');
    await person.upload(input('CV'), new File(['x'], 'cv.pdf'));
    await person.click(input('Agreed'));
    fireEvent.input(input('Honeypot'), { target: { value: 'bot' } });
    await person.type(input('Name'), 'Nadia');
    const stored = JSON.parse(sessionStorage.getItem(`draft:${NAME}`)!) as { values: object };
    expect(stored.values).toEqual({ name: 'Nadia', role: 'none', roof: 'No' });
  });

  it('keeps what was typed before hydration', async () => {
    render(<Form />);
    await person.type(input('Name'), 'Older');
    await person.type(input('Message'), 'Two rooms');
    cleanup();

    const page = document.createElement('div');
    const { renderToString } = await import('react-dom/server');
    page.innerHTML = renderToString(<Form />);
    document.body.append(page);
    page.querySelector('input')!.value = 'Newer';
    render(<Form />, { container: page, hydrate: true });
    expect(input('Name')).toHaveValue('Newer');
    expect(input('Message')).toHaveValue('Two rooms');
    expect(sessionStorage.getItem(`draft:${NAME}`)).toContain('Newer');
  });

  it('prefers the values of an attempt that was rejected without JavaScript', async () => {
    render(<Form />);
    await person.type(input('Message'), 'Two rooms');
    cleanup();
    render(<Form message="Three rooms" rejected />);
    expect(input('Message')).toHaveValue('Three rooms');
    expect(sessionStorage.getItem(`draft:${NAME}`)).toContain('Three rooms');
  });

  it('keeps every value when the rendered ones change after a failed attempt', async () => {
    const { rerender } = render(<Form />);
    await person.type(input('Name'), 'Nadia');
    rerender(<Form name="Nadia" />);
    await person.type(input('Message'), 'Two rooms');
    cleanup();
    render(<Form />);
    expect(input('Name')).toHaveValue('Nadia');
  });

  it('keeps the opening time until the draft is discarded', async () => {
    render(<Form given="first" />);
    await person.type(input('Name'), 'Nadia');
    await send();
    cleanup();
    render(<Form given="second" />);
    await send();
    cleanup();
    discardDraft(NAME);
    render(<Form given="second" />);
    await send();
    expect(stamps).toEqual(['first', 'first', 'second']);
    expect(input('Name')).toHaveValue('');
  });

  it('works in a browser that stores nothing', async () => {
    const broken = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    render(<Form />);
    await person.type(input('Name'), 'Nadia');
    expect(input('Name')).toHaveValue('Nadia');
    broken.mockRestore();
  });
});
