import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { typedFrom } from './room-query';
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

describe('what stands in the form', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('stays where an address that followed it arrives late', async () => {
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

  it('is replaced where another address is opened', () => {
    const { result, rerender } = open();
    rerender({ loaded: roomOf('14') });
    expect(result.current[0].area).toBe('14');
  });
});
