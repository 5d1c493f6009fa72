import { NavigationMenu } from 'radix-ui';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router';

/** A click this soon after hovering has opened a menu must not close it again. */
const SAME_GESTURE_MS = 500;

interface MenuItemProps extends ComponentProps<typeof NavigationMenu.Trigger> {
  /** The unique name of the menu in its row. */
  name: string;
  /** When the menu was opened, in milliseconds; null while it is closed. */
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
    // Radix adds a focus stop for panels elsewhere in the page; ours follows its trigger.
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

/** The open menu of a row, and since when. Navigation closes it. */
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
