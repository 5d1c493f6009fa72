import { NavigationMenu } from 'radix-ui';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router';

/** A click this soon after the pointer opened a menu means to open it, not to close it again. */
const SAME_GESTURE_MS = 500;

interface MenuItemProps extends ComponentProps<typeof NavigationMenu.Trigger> {
  /** What the menu is called among its neighbours. */
  name: string;
  /** When it was opened, in milliseconds; null while it is closed. */
  opened: number | null;
  place?: string;
  panel: ReactNode;
}

/** One menu: what opens it, and what then hangs below. */
export function MenuItem({ name, opened, place, panel, children, ...trigger }: MenuItemProps) {
  const item = useRef<HTMLLIElement>(null);

  useEffect(() => {
    // Radix puts a focus stop for panels elsewhere in the page; ours follows its trigger anyway.
    item.current?.querySelector(':scope > [aria-hidden]')?.setAttribute('tabindex', '-1');
  }, [opened]);

  return (
    <NavigationMenu.Item value={name} className={place} ref={item}>
      <NavigationMenu.Trigger
        {...trigger}
        onClick={(event) => {
          const justOpened = opened !== null && Date.now() - opened < SAME_GESTURE_MS;
          if (justOpened) event.preventDefault();
        }}
      >
        {children}
      </NavigationMenu.Trigger>
      <NavigationMenu.Content>{panel}</NavigationMenu.Content>
    </NavigationMenu.Item>
  );
}

/** A link inside a menu: following it closes the menu. */
export function MenuLink({ to, className, children }: MenuLinkProps) {
  return (
    <NavigationMenu.Link asChild>
      <NavLink to={to} end prefetch="intent" className={className}>
        {children}
      </NavLink>
    </NavigationMenu.Link>
  );
}

interface MenuLinkProps {
  to: string;
  className?: string;
  children: ReactNode;
}

/** Which menu of a row is open, and since when. One that is open on a page is closed on the next. */
export function useShownMenu(first: string | null) {
  const { key } = useLocation();
  const [shown, setShown] = useState({ name: first ?? '', since: 0, at: key });
  const name = shown.at === key ? shown.name : '';
  return {
    name,
    show: (next: string) => setShown({ name: next, since: Date.now(), at: key }),
    openedAt: (menu: string) => (name === menu ? shown.since : null),
  };
}
