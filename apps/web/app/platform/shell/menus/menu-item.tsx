import { NavigationMenu } from 'radix-ui';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router';

/** Time after opening by hover in which a click does not close the menu. */
const SAME_GESTURE_MS = 500;

interface MenuItemProps extends ComponentProps<typeof NavigationMenu.Trigger> {
  /** Unique in its row. */
  name: string;
  /** Time at which the menu was opened, in milliseconds; null while it is closed. */
  openedAt: number | null;
  itemClass?: string;
  panel: ReactNode;
}

/** One menu: its trigger and its panel. */
export function MenuItem({
  name,
  openedAt,
  itemClass,
  panel,
  children,
  ...trigger
}: MenuItemProps) {
  const item = useRef<HTMLLIElement>(null);

  useEffect(() => {
    // Radix adds a focus stop for panels elsewhere in the page; our panel follows its trigger.
    item.current?.querySelector(':scope > [aria-hidden]')?.setAttribute('tabindex', '-1');
  }, [openedAt]);

  return (
    <NavigationMenu.Item value={name} className={itemClass} ref={item}>
      <NavigationMenu.Trigger
        {...trigger}
        onClick={(event) => {
          const justOpened = openedAt !== null && Date.now() - openedAt < SAME_GESTURE_MS;
          if (justOpened) event.preventDefault();
        }}
      >
        {children}
      </NavigationMenu.Trigger>
      <NavigationMenu.Content>{panel}</NavigationMenu.Content>
    </NavigationMenu.Item>
  );
}

/** A link inside a menu, which closes it. */
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

/** State of the open menu of a row and its opening time. Navigation closes it. */
export function useOpenMenu(first: string | null) {
  const { key } = useLocation();
  const [opened, setOpened] = useState({ name: first ?? '', since: 0, at: key });
  const name = opened.at === key ? opened.name : '';
  return {
    name,
    show: (next: string) => setOpened({ name: next, since: Date.now(), at: key }),
    openedAt: (menu: string) => (name === menu ? opened.since : null),
  };
}
