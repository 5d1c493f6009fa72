import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { setScreenWidth } from '../../testing/screen-width';
import { markdownEdit, type MarkdownAction } from './markdown-edits';
import { MarkdownField } from './markdown-field';

/** Applies an action to a text with its selection between two bars; returns the result in the same notation. */
function applied(action: MarkdownAction, marked: string): string {
  const start = marked.indexOf('|');
  const end = marked.indexOf('|', start + 1);
  const value = marked.replaceAll('|', '');
  const edit = markdownEdit(action, value, start, end === -1 ? start : end - 1);
  const result = value.slice(0, edit.from) + edit.text + value.slice(edit.to);
  const [from, to] = edit.select;
  const selected = from === to ? '|' : `|${result.slice(from, to)}|`;
  return result.slice(0, from) + selected + result.slice(to);
}

describe('Markdown toolbar', () => {
  it.each<[MarkdownAction, string, string]>([
    ['bold', 'a |b| c', 'a **|b|** c'],
    ['bold', 'a **|b|** c', 'a |b| c'],
    ['bold', 'a |', 'a **|bold text|**'],
    ['italic', '**|b|**', '***|b|***'],
    ['italic', '*|b|*', '|b|'],
    ['heading', 'One\nTw|o\n', 'One\n## Two|\n'],
    ['heading', '## Two|', '### Two|'],
    ['heading', '### Two|', 'Two|'],
    ['list', '|a\nb|\nc', '|- a\n- b|\nc'],
    ['list', '|- a\n- b|', '|a\nb|'],
    ['callout', 'Note|', '> Note|'],
    ['link', 'See |our units|.', 'See [our units](|/products|).'],
    ['footnote', 'Up to 5 %|.', 'Up to 5 %[^1].\n\n[^1]: |'],
    ['footnote', 'A[^1] b|\n\n[^1]: One', 'A[^1] b[^2]\n\n[^1]: One\n[^2]: |'],
  ])('applies %s to %j', (action, before, after) => {
    expect(applied(action, before)).toBe(after);
  });

  it('adds a table between empty lines and selects its caption', () => {
    const text = applied('table', 'One|\nTwo');
    expect(text).toMatch(/^One\n\nTable: \|What it shows\|\n\n\| Room \| Capacity \|\n\| --- /);
    expect(text).toMatch(/2 TR \|\n\nTwo$/);
  });
});

function TestForm({ text }: { text: string }) {
  const form = useForm({ defaultValues: { body: text } });
  return (
    <FormProvider {...form}>
      <MarkdownField name="body" label="Text in Markdown" status={<span>Saved at 10:18</span>} />
    </FormProvider>
  );
}
const open = (text: string) => {
  render(<TestForm text={text} />);
  return userEvent.setup();
};
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text in Markdown' });
const preview = () => screen.getByRole('region', { name: 'Preview' });

describe('Markdown editor', () => {
  it('formats the selection by button and by key, and previews it as the site renders it', async () => {
    const person = open('Cool air');
    await person.click(field());
    field().setSelectionRange(0, 4);
    await person.click(screen.getByRole('button', { name: 'Bold' }));
    expect(field()).toHaveValue('**Cool** air');
    expect(field().selectionStart).toBe(2);
    await person.keyboard('{Control>}b{/Control}{Control>}i{/Control}');
    expect(field()).toHaveValue('*Cool* air');
    expect(await within(preview()).findByText('Cool')).toHaveProperty('tagName', 'EM');
    await person.clear(field());
    await person.paste('<b>x</b> [go](/products)[^1]\n\n[^1]: *A* note');
    expect(await within(preview()).findByText(/<b>x<\/b>/)).toBeVisible();
    expect(within(preview()).getByRole('list', { name: 'Notes' })).toHaveTextContent('A note');
    expect(screen.getByText('5 words, 1 min to read')).toBeVisible();
    expect(screen.getByText('Saved at 10:18')).toBeVisible();
  });

  it('has one toolbar stop for the Tab key and moves between buttons with arrow keys', async () => {
    const person = open('');
    await person.tab();
    expect(screen.getByRole('button', { name: 'Heading' })).toHaveFocus();
    await person.keyboard('{ArrowRight}{End}{ArrowRight}{ArrowLeft}');
    expect(screen.getByRole('button', { name: 'Footnote' })).toHaveFocus();
  });

  it('shows either the text or the preview on a phone', async () => {
    setScreenWidth(390);
    const person = open('## Title');
    const views = within(screen.getByRole('group', { name: 'View' }));
    expect(views.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Write',
      'Preview',
    ]);
    expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull();
    await person.click(views.getByRole('button', { name: 'Preview' }));
    expect(await within(preview()).findByRole('heading', { name: 'Title' })).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('button', { name: 'Bold' })).toBeDisabled();
  });
});
