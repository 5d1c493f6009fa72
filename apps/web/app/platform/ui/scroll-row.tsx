import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from './icon';
import { uiTexts as texts } from './ui.texts';
import styles from './scroll-row.module.css';

/** Part of the visible width by which an arrow scrolls; the last entry stays in view. */
const STEP = 0.8;
/** Width of a fading edge, as in the style sheet. */
const EDGE = 80;
const STILL = '(prefers-reduced-motion: reduce)';
const SIDES = [
  ['start', -1, texts.scroll.back, styles.toStart],
  ['end', 1, texts.scroll.forward, styles.toEnd],
] as const;

interface ScrollRowProps {
  /** A value that changes with the current entry, which is scrolled to the middle. */
  current: unknown;
  className?: string;
  /** The one element that scrolls. */
  children: ReactNode;
}

/**
 * Row of links that scrolls sideways. An edge behind which it continues fades and has an arrow. The wheel scrolls it
 * too; by keyboard it follows the focus and the arrow keys. Use it for links on one line.
 */
export function ScrollRow({ current, className = '', children }: ScrollRowProps) {
  const box = useRef<HTMLDivElement>(null);
  /** Sides with more content; unknown before hydration. */
  const [more, setMore] = useState<string>();
  const row = () => box.current!.firstElementChild!;

  useLayoutEffect(() => {
    const list = row();
    const roomAfter = () => list.scrollWidth - list.clientWidth - list.scrollLeft;
    const look = () =>
      setMore((list.scrollLeft > 1 ? 'start ' : '') + (roomAfter() > 1 ? 'end' : ''));
    const turn = (event: WheelEvent) => {
      const { deltaX, deltaY } = event;
      // At the ends of the row the page scrolls. Ctrl and wheel zoom the page.
      if (deltaX || event.ctrlKey || (deltaY < 0 ? list.scrollLeft < 1 : roomAfter() < 1)) return;
      event.preventDefault();
      list.scrollLeft += event.deltaMode ? deltaY * 32 : deltaY;
    };
    list.addEventListener('scroll', look);
    list.addEventListener('wheel', turn as EventListener, { passive: false });
    window.addEventListener('resize', look);
    look();
    return () => {
      list.removeEventListener('scroll', look);
      list.removeEventListener('wheel', turn as EventListener);
      window.removeEventListener('resize', look);
    };
  }, []);

  useLayoutEffect(() => centreCurrent(row()), [current]);

  return (
    <div
      className={`${styles.scrollRow} ${className}`}
      data-more={more}
      ref={box}
      onFocus={({ target }) => keepClear(row(), target)}
    >
      {children}
      {SIDES.map(
        ([side, direction, label, look]) =>
          more?.includes(side) && (
            <button
              key={side}
              className={`icon-button ${look}`}
              type="button"
              // Tab moves through the links themselves.
              tabIndex={-1}
              aria-label={label}
              onClick={() => {
                const left = direction * STEP * row().clientWidth;
                const behavior = matchMedia(STILL).matches ? 'instant' : 'smooth';
                row().scrollBy({ left, behavior });
              }}
            >
              <Icon name="down" />
            </button>
          ),
      )}
    </div>
  );
}

/** Scrolls the element with the keyboard focus out from below the arrows; browsers only scroll it into the row. */
function keepClear(row: Element, focused: Element) {
  if (!focused.matches(':focus-visible')) return;
  const { left, right } = focused.getBoundingClientRect();
  const box = row.getBoundingClientRect();
  row.scrollLeft += Math.min(0, left - box.left - EDGE) + Math.max(0, right - box.right + EDGE);
}

/** Scrolls a row until its current link is in the middle. */
function centreCurrent(row: Element) {
  const current = row.querySelector('[aria-current]');
  if (!current) return;
  const { left, width } = current.getBoundingClientRect();
  const box = row.getBoundingClientRect();
  row.scrollLeft += left + width / 2 - (box.left + box.width / 2);
}
