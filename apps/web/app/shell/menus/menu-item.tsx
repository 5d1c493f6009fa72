import { NavigationMenu } from 'radix-ui';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';

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
