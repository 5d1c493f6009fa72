import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { OnScreen } from './on-screen';

const WIDE = '(min-width: 861px)';

/** A screen that can be rotated. */
function screenOf(wide: boolean) {
  const watching = new Set<() => void>();
  const media = {
    matches: wide,
    addEventListener: (_: string, changed: () => void) => watching.add(changed),
    removeEventListener: (_: string, changed: () => void) => watching.delete(changed),
  };
  window.matchMedia = () => media as unknown as MediaQueryList;
  return (next: boolean) =>
    act(() => {
      media.matches = next;
      watching.forEach((changed) => changed());
    });
}

const part = (
  <OnScreen query={WIDE}>
    <p>For wide screens</p>
  </OnScreen>
);

it('renders on the server for every screen', () => {
  screenOf(false);
  expect(renderToString(part)).toContain('For wide screens');
});

it('removes a part of wide screens when a narrow screen hydrates', () => {
  screenOf(false);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(part);
  render(part, { container, hydrate: true });
  expect(screen.queryByText('For wide screens')).not.toBeInTheDocument();
});

it('shows and hides a part when the screen rotates', () => {
  const turn = screenOf(true);
  render(part);
  expect(screen.getByText('For wide screens')).toBeInTheDocument();
  turn(false);
  expect(screen.queryByText('For wide screens')).not.toBeInTheDocument();
  turn(true);
  expect(screen.getByText('For wide screens')).toBeInTheDocument();
});
