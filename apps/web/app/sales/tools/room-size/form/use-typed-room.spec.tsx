import '@testing-library/jest-dom';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { type ReactNode, use } from 'react';
import {
  createMemoryRouter,
  MemoryRouter,
  RouterProvider,
  useLoaderData,
  useLocation,
} from 'react-router';
import { type TypedRoom, typedFrom } from './room-query';
import { useTypedRoom } from './use-typed-room';

const roomOf = (area: string) => typedFrom(new URLSearchParams({ area }));
const FORM = { current: null };

function open() {
  return renderHook(({ loaded }) => useTypedRoom(loaded, FORM), {
    initialProps: { loaded: roomOf('20') },
    wrapper: ({ children }) => <MemoryRouter>{children}</MemoryRouter>,
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
