import { NavigationMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';

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
