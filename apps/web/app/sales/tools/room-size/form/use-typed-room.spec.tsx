import '@testing-library/jest-dom';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { createContext, type ReactNode, use } from 'react';
import {
  createMemoryRouter,
  createRoutesStub,
  RouterProvider,
  useLoaderData,
  useLocation,
} from 'react-router';
import { type TypedRoom, typedFrom } from './room-query';
import { useTypedRoom } from './use-typed-room';

const roomOf = (area: string) => typedFrom(new URLSearchParams({ area }));
const FORM = { current: null };

const Children = createContext<ReactNode>(null);
const Routes = createRoutesStub([{ path: '*', Component: () => use(Children) }]);

function open() {
  return renderHook(({ loaded }) => useTypedRoom(loaded, FORM), {
    initialProps: { loaded: roomOf('20') },
    wrapper: ({ children }) => (
      <Children value={children}>
        <Routes />
      </Children>
    ),
  });
}
const settle = () => act(() => jest.advanceTimersByTimeAsync(600));

describe('the values of the form', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('stay if an address that followed them arrives late', async () => {
    const { result, rerender } = open();
    act(() => result.current[1]('area', '2'));
    await settle();
    act(() => result.current[1]('area', '25'));
    await settle();
    rerender({ loaded: roomOf('2') });
    expect(result.current[0].area).toBe('25');
    rerender({ loaded: roomOf('25') });
    expect(result.current[0].area).toBe('25');
  });

  it('do not cancel a link that is followed right after typing', async () => {
    let finish = () => {};
    const loading = new Promise<null>((resolve) => (finish = () => resolve(null)));
    function Page() {
      const [typed, onChange] = useTypedRoom(useLoaderData<TypedRoom>(), FORM);
      return (
        <input
          aria-label="Floor area"
          value={typed.area}
          onChange={({ target }) => onChange('area', target.value)}
        />
      );
    }
    const router = createMemoryRouter([
      { path: '/', loader: () => roomOf('20'), HydrateFallback: () => null, Component: Page },
      { path: '/privacy', loader: () => loading, Component: () => <h1>Privacy</h1> },
    ]);
    render(<RouterProvider router={router} />);
    await settle();
    fireEvent.change(screen.getByLabelText('Floor area'), { target: { value: '25' } });
    await act(async () => {
      void router.navigate('/privacy');
      await Promise.resolve();
    });
    await settle();
    expect(router.state.navigation.location?.pathname).toBe('/privacy');
    await act(() => {
      finish();
      return loading;
    });
    await settle();
    expect(screen.getByRole('heading', { name: 'Privacy' })).toBeVisible();
  });

  it('are replaced if another address is opened', () => {
    const { result, rerender } = open();
    rerender({ loaded: roomOf('14') });
    expect(result.current[0].area).toBe('14');
  });

  it('stay if a key is pressed while the page of the first address is rendered', async () => {
    let finish = () => {};
    const rendered = new Promise<void>((resolve) => (finish = resolve));
    function Result(): ReactNode {
      if (useLocation().search) use(rendered);
      return null;
    }
    function Page() {
      const [typed, onChange] = useTypedRoom(useLoaderData<TypedRoom>(), FORM);
      return (
        <>
          <input
            aria-label="Floor area"
            value={typed.area}
            onChange={({ target }) => onChange('area', target.value)}
          />
          <Result />
        </>
      );
    }
    const router = createMemoryRouter([
      {
        path: '/',
        loader: ({ request }) => typedFrom(new URL(request.url).searchParams),
        HydrateFallback: () => null,
        Component: Page,
      },
    ]);
    render(<RouterProvider router={router} />);
    await settle();
    const area = screen.getByLabelText('Floor area');
    fireEvent.change(area, { target: { value: '2' } });
    await settle();
    expect(router.state.location.search).toContain('area=2');
    fireEvent.change(area, { target: { value: '25' } });
    expect(area).toHaveValue('25');
    await act(() => {
      finish();
      return rendered;
    });
    await settle();
    expect(area).toHaveValue('25');
  });
});
