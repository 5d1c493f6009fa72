import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { noApi, openedPage } from '../../platform/api/testing';
import { ToastProvider } from '../../platform/ui/toast';
import GalleryPage, { loader, shouldRevalidate } from './gallery.route';

const names = ['Plant room', 'Roof', 'Ducts', 'Pipes', 'Panel', 'Start-up'];
const rows = names.map((title, index) => ({
  id: index + 1,
  title,
  description: index === 0 ? 'Two chillers.' : null,
  project_name: index === 1 ? null : 'Hall',
  project_location: index === 1 ? null : 'Khulna',
  status: 'active',
  image: `gallery/${index}/1280.webp`,
  picture: { key: `gallery/${index}`, width: 1280, height: 960, blur: 'data:,', alt: `P${index}` },
  updated_at: '2026-11-01T00:00:00.000Z',
}));

const projects = [
  {
    id: 1,
    project_name: 'Mill',
    status: 'completed',
    picture: { ...rows[0]!.picture, key: 'mill' },
  },
  { id: 2, project_name: 'Hall', status: 'completed', picture: rows[0]!.picture },
  {
    id: 3,
    project_name: 'Tower',
    status: 'ongoing',
    picture: { ...rows[0]!.picture, key: 'tower' },
  },
  { id: 4, project_name: 'Clinic', status: 'completed', picture: null },
];

const load = (data: object[], built: object[] = []) =>
  loader({
    ...openedPage('/gallery', ({ url }) =>
      Promise.resolve(Response.json({ data: url.includes('/vrf-project') ? built : data })),
    ),
  });

it('shows completed projects with a picture that is not in the gallery', async () => {
  const { buildings } = await load(rows, projects);
  expect(buildings.map(({ project_name }) => project_name)).toEqual(['Mill']);
});

async function open(data: object[] = rows) {
  const props = { loaderData: await load(data) };
  const loadShell = jest.fn(() => ({ company: { sales_phones: [] } }));
  const router = createMemoryRouter(
    [
      { path: '/', element: <h1>Home</h1> },
      {
        id: 'shell',
        path: '/gallery',
        HydrateFallback: () => null,
        loader: loadShell,
        shouldRevalidate,
        element: <GalleryPage {...(props as unknown as Parameters<typeof GalleryPage>[0])} />,
      },
    ],
    { initialEntries: ['/', '/gallery'] },
  );
  render(
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>,
  );
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Gallery');
  return { router, loadShell };
}

const pictureLink = (name: RegExp) => screen.getByRole('link', { name });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('shows the six pictures, each with its large file for browsers without JavaScript', async () => {
  await open();
  expect(screen.getAllByRole('img')).toHaveLength(6);
  expect(pictureLink(/^Open picture: Plant room, Hall, Khulna$/)).toHaveAttribute(
    'href',
    '/storage/gallery/0/1280.webp',
  );
  expect(pictureLink(/^Open picture: Roof$/)).toBeVisible();
});

it('links to sales if no pictures exist', async () => {
  await open([]);
  expect(screen.getByText('No pictures to show yet')).toBeVisible();
});

it('fails instead of looking empty if pictures cannot be loaded', async () => {
  const args = openedPage('/gallery', noApi) as unknown as Parameters<typeof loader>[0];
  await expect(loader(args)).rejects.toMatchObject({ init: { status: 503 } });
});

describe('the viewer', () => {
  it('opens by keyboard, moves through the pictures by keys, and returns the focus', async () => {
    const user = userEvent.setup();
    await open();
    pictureLink(/Plant room/).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Plant room' })).toHaveTextContent('1 of 6');
    expect(screen.getByText('Two chillers.')).toBeVisible();
    for (const [key, name] of [
      ['ArrowRight', 'Roof'],
      ['End', 'Start-up'],
      ['ArrowRight', 'Plant room'],
      ['ArrowLeft', 'Start-up'],
      ['Home', 'Plant room'],
    ] as const) {
      await user.keyboard(`{${key}}`);
      expect(screen.getByRole('dialog', { name })).toBeVisible();
    }
    await user.keyboard('{Escape}');
    await isClosed();
    expect(pictureLink(/Plant room/)).toHaveFocus();
  });

  it('opens on a click, and closes on a click on the picture', async () => {
    const user = userEvent.setup();
    await open();
    await user.click(pictureLink(/Ducts/));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ducts' }));
    expect(dialog.getByRole('img', { name: 'P2' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close picture' }));
    await isClosed();
    expect(pictureLink(/Ducts/)).toHaveFocus();
  });

  it('has buttons for the next, the previous and each picture, and a close button', async () => {
    const user = userEvent.setup();
    await open();
    await user.click(pictureLink(/Ducts/));
    await screen.findByRole('dialog', { name: 'Ducts' });
    const press = (name: string) => user.click(screen.getByRole('button', { name }));
    await press('Next picture');
    expect(screen.getByRole('dialog', { name: 'Pipes' })).toBeVisible();
    await press('Previous picture');
    await press('Previous picture');
    expect(screen.getByRole('dialog', { name: 'Roof' })).toBeVisible();
    await press('Picture 5: Panel');
    expect(screen.getByRole('button', { current: true })).toHaveAccessibleName('Picture 5: Panel');
    await press('Close');
    await isClosed();
  });

  it('changes the picture on a swipe without closing', async () => {
    const user = userEvent.setup();
    await open();
    await user.click(pictureLink(/Ducts/));
    await screen.findByRole('dialog', { name: 'Ducts' });
    const swipe = (from: number, to: number) => {
      const picture = screen.getByRole('button', { name: 'Close picture' });
      fireEvent(picture, new MouseEvent('pointerdown', { bubbles: true, clientX: from }));
      fireEvent(picture, new MouseEvent('pointerup', { bubbles: true, clientX: to }));
      fireEvent.click(picture);
    };
    swipe(300, 120);
    expect(screen.getByRole('dialog', { name: 'Pipes' })).toBeVisible();
    swipe(120, 300);
    expect(screen.getByRole('dialog', { name: 'Ducts' })).toBeVisible();
    swipe(120, 130);
    await isClosed();
  });

  it('has no buttons to other pictures if there is one only', async () => {
    const user = userEvent.setup();
    await open(rows.slice(0, 1));
    await user.click(pictureLink(/Plant room/));
    const dialog = within(await screen.findByRole('dialog', { name: 'Plant room' }));
    expect(dialog.getAllByRole('button')).toHaveLength(2);
  });

  it('closes on Back without loading data, and returns the focus', async () => {
    const user = userEvent.setup();
    const { router, loadShell } = await open();
    await user.click(pictureLink(/Ducts/));
    await screen.findByRole('dialog', { name: 'Ducts' });
    await user.click(screen.getByRole('button', { name: 'Next picture' }));
    await act(() => router.navigate(-1));
    await isClosed();
    expect(router.state.location).toMatchObject({ pathname: '/gallery', hash: '' });
    expect(pictureLink(/Ducts/)).toHaveFocus();
    expect(loadShell).toHaveBeenCalledTimes(1);
  });

  it('leaves no history entry when it is closed twice in a row', async () => {
    const user = userEvent.setup();
    const { router } = await open();
    await user.click(pictureLink(/Ducts/));
    await screen.findByRole('dialog', { name: 'Ducts' });
    const close = screen.getByRole('button', { name: 'Close' });
    act(() => {
      close.click();
      close.click();
    });
    await isClosed();
    expect(router.state.location).toMatchObject({ pathname: '/gallery', hash: '' });
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  });

  it('adds one history entry when a picture is pressed twice while the viewer loads', async () => {
    const { router } = await open();
    fireEvent.click(pictureLink(/Ducts/));
    fireEvent.click(pictureLink(/Ducts/));
    await screen.findByRole('dialog', { name: 'Ducts' });
    await act(() => router.navigate(-1));
    await isClosed();
  });

  it('opens again on Forward and closes on Back', async () => {
    const user = userEvent.setup();
    const { router } = await open();
    await user.click(pictureLink(/Ducts/));
    await screen.findByRole('dialog', { name: 'Ducts' });
    await user.keyboard('{Escape}');
    await isClosed();
    await act(() => router.navigate(1));
    expect(await screen.findByRole('dialog', { name: 'Ducts' })).toBeVisible();
    await user.keyboard('{Escape}');
    await isClosed();
    expect(router.state.location).toMatchObject({ pathname: '/gallery', hash: '' });
  });
});
