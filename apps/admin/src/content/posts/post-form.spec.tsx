import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { errorResponse, stubApi, type StubResponse } from '../../platform/testing/api-stub';
import { renderDashboard } from '../../platform/testing/render-dashboard';
import { post } from '../../platform/testing/record-rows';
import { paths } from '../../platform/ui/page/paths';

const saved = post({ id: 5, version: 3, title: 'Old title' });
const png = new File(['x'], 'filter.png', { type: 'image/png' });

type Stub = StubResponse | Promise<StubResponse> | (() => StubResponse | Promise<StubResponse>);

beforeEach(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => {};
});
afterEach(() => jest.useRealTimers());

async function open(address: string, overrides: Record<string, Stub> = {}) {
  const { calls } = stubApi({
    'GET /posts': { body: { data: [] }, total: 0 },
    'GET /posts/counts': errorResponse(500, 'Broken.'),
    'GET /posts/:id': { body: { data: saved } },
    ...overrides,
  });
  const page = renderDashboard(address);
  await screen.findByRole('textbox', { name: 'Text in Markdown' });
  const sent = () =>
    calls
      .filter(({ method }) => method !== 'GET')
      .map(({ method, address: { pathname }, body }) => [`${method} ${pathname}`, body]);
  const fill = async (label: string, text: string) => {
    const field = screen.getByRole('textbox', { name: label });
    await page.person.clear(field);
    await page.person.click(field);
    await page.person.paste(text);
  };
  return { ...page, sent, fill };
}

test('restores unsaved changes of a published post after a reload', async () => {
  const live = { 'GET /posts/:id': { body: { data: { ...saved, status: 'published' } } } };
  const { fill } = await open(paths.posts.edit(5), live);
  await fill('Text in Markdown', 'ধুলা জমলে **ফিল্টার** ধুয়ে নিন।');
  cleanup();
  await open(paths.posts.edit(5), live);
  expect(await screen.findByText(/^Restored what you entered on/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Text in Markdown' })).toHaveValue(
    'ধুলা জমলে **ফিল্টার** ধুয়ে নিন।',
  );
});

describe('form of a new post', () => {
  test('shows missing values and sends nothing', async () => {
    const { person, sent } = await open(paths.posts.add);
    await person.clear(screen.getByRole('textbox', { name: 'Author' }));
    await person.click(screen.getByRole('button', { name: /^Save draft/ }));
    for (const [label, message] of [
      ['Post title', 'Title is required'],
      ['Text in Markdown', 'Text is required'],
      ['Excerpt', 'Excerpt is required'],
      ['Author', 'Author is required'],
      ['Category', 'Category is required'],
    ] as const) {
      expect(screen.getByRole('textbox', { name: label })).toHaveAccessibleDescription(message);
    }
    expect(screen.getByLabelText('Picture', { selector: 'input' })).toHaveAccessibleDescription(
      'Image is required',
    );
    expect(screen.getByRole('textbox', { name: 'Post title' })).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  test('publishes immediately with a custom read time, then opens the saved post', async () => {
    const { person, sent, fill, address } = await open(paths.posts.add, {
      'POST /posts': { status: 201, body: { data: { ...saved, status: 'published' } } },
    });
    await fill('Post title', 'Clean filters');
    await fill('Text in Markdown', '**Dust**');
    await fill('Excerpt', 'Why.');
    await fill('Category', 'Care');
    await fill('Read time in minutes', '4');
    await fill('Alternative text', 'A filter');
    await person.upload(screen.getByLabelText('Picture', { selector: 'input' }), png);
    await person.click(screen.getByRole('radio', { name: /^Published/ }));
    expect(screen.getByText('Goes live immediately')).toBeVisible();
    const card = within(screen.getByText('Card on the site').parentElement!);
    expect(card.getByText('Clean filters')).toBeVisible();
    expect(card.getByText('Rafiqul Islam · 4 min read')).toBeVisible();
    await person.click(screen.getByRole('button', { name: /^Publish/ }));
    expect(await screen.findByText('Post published.')).toBeVisible();
    await waitFor(() => expect(address()).toBe(paths.posts.edit(5)));
    expect(sent()).toEqual([
      [
        'POST /api/v1/posts',
        {
          title: 'Clean filters',
          body: '**Dust**',
          excerpt: 'Why.',
          author: 'Rafiqul Islam',
          category: 'Care',
          read_time: '4',
          image_alt: 'A filter',
          status: 'published',
          image: expect.objectContaining({ name: 'filter.png' }) as unknown,
        },
      ],
    ]);
  });
});

describe('form of a saved post', () => {
  test('shows the date of a scheduled post in the bar, and turns it back into a draft', async () => {
    const at = '2090-11-24T03:00:00.000Z';
    const { person, sent } = await open(paths.posts.edit(5), {
      'GET /posts/:id': { body: { data: { ...saved, publish_at: at } } },
      'PUT /posts/:id': { body: { data: saved } },
    });
    expect(screen.getByText('Goes live on Fri 24/11/2090, 09:00')).toBeVisible();
    expect(screen.getByLabelText('Publishing date and time')).toHaveValue('24/11/2090, 09:00');
    expect(screen.getByRole('button', { name: /^Schedule/ })).toBeEnabled();
    await person.click(screen.getByRole('radio', { name: /^Draft/ }));
    await person.click(screen.getByRole('button', { name: /^Save draft/ }));
    expect(await screen.findByText('Draft saved.')).toBeVisible();
    expect(sent()).toEqual([['PUT /api/v1/posts/5', { publish_at: '', version: '3' }]]);
  });

  test('shows the publication date on the card of a live post', async () => {
    await open(paths.posts.edit(5), {
      'GET /posts/:id': {
        body: {
          data: { ...saved, status: 'published', published_at: '2026-10-18T03:00:00.000Z' },
        },
      },
    });
    const card = within(screen.getByText('Card on the site').parentElement!);
    expect(card.getByText(/18\/10\/2026$/)).toBeVisible();
  });

  test('requires a future date to schedule', async () => {
    const { person, sent } = await open(paths.posts.edit(5));
    await person.click(screen.getByRole('radio', { name: /^Scheduled/ }));
    await person.click(screen.getByRole('button', { name: /^Schedule/ }));
    const date = screen.getByLabelText('Publishing date and time');
    const sentence = 'Enter a valid date and time such as 22/11/2026 14:30';
    expect(date).toHaveAccessibleDescription(sentence);
    await person.type(date, '5/3/27');
    await person.click(screen.getByRole('button', { name: /^Schedule/ }));
    expect(date).toHaveValue('5/3/27');
    expect(date).toHaveAccessibleDescription(sentence);
    await person.clear(date);
    await person.type(date, '5.3.2020 9.30');
    await person.click(screen.getByRole('button', { name: /^Schedule/ }));
    expect(date).toHaveAccessibleDescription('Choose a date and time in the future');
    expect(sent()).toEqual([]);
  });

  test('reads a publishing date in Bangla digits', async () => {
    const { person, sent } = await open(paths.posts.edit(5), {
      'PUT /posts/:id': { body: { data: saved } },
    });
    await person.click(screen.getByRole('radio', { name: /^Scheduled/ }));
    await person.type(screen.getByLabelText('Publishing date and time'), '২৪/১১/২০৯০ ৯:০০');
    expect(screen.getByText('Goes live on Fri 24/11/2090, 09:00')).toBeVisible();
    await person.click(screen.getByRole('button', { name: /^Schedule/ }));
    expect(sent()).toEqual([
      ['PUT /api/v1/posts/5', { publish_at: '2090-11-24T03:00:00.000Z', version: '3' }],
    ]);
  });

  test('saves a draft automatically, shows the time and keeps later input', async () => {
    const { sent, fill, person } = await open(paths.posts.edit(5), {
      'PUT /posts/:id': {
        body: { data: { ...saved, title: 'New', version: 4, updated_at: '2026-11-22T04:18:00Z' } },
      },
    });
    expect(screen.getByText('Saved as draft at 14:05')).toBeVisible();
    await fill('Post title', 'New');
    expect(await screen.findByText('Saved as draft at 10:18')).toBeVisible();
    expect(sent()).toEqual([['PUT /api/v1/posts/5', { title: 'New', version: '3' }]]);
    await fill('Excerpt', 'Later');
    await person.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Draft saved.')).toBeVisible();
    expect(sent()[1]).toEqual(['PUT /api/v1/posts/5', { excerpt: 'Later', version: '4' }]);
  });

  test('resolves edit conflicts per field', async () => {
    const current = { ...saved, title: 'Theirs', version: 9, status: 'published' as const };
    const { person, sent, fill } = await open(paths.posts.edit(5), {
      'PUT /posts/:id': errorResponse(409, 'This post was changed.', undefined, current),
    });
    await fill('Post title', 'Mine');
    await person.click(screen.getByRole('button', { name: /^Save draft/ }));
    const dialog = within(
      await screen.findByRole('alertdialog', {
        name: 'Someone else changed this post',
      }),
    );
    expect(dialog.getByRole('radio', { name: /keep yours, Mine/ })).toBeChecked();
    expect(dialog.getAllByRole('radiogroup')).toHaveLength(1);
    expect(sent()).toHaveLength(1);
  });

  test('stays open after a server error', async () => {
    const { person, fill } = await open(paths.posts.edit(5), {
      'PUT /posts/:id': errorResponse(500, 'Broken.'),
    });
    await fill('Post title', 'Kept');
    await person.click(screen.getByRole('button', { name: /^Save draft/ }));
    expect(await screen.findByText('Failed to save the post. Please try again.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Post title' })).toHaveValue('Kept');
  });
});
