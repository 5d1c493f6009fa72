export type MenuName = 'Products' | 'About';

/** The pages that the menus link to before hydration. */
export const MENU_TARGETS: Record<MenuName, string> = { Products: '/products', About: '/about-us' };

export function isWithin(name: MenuName, pathname: string): boolean {
  return pathname === MENU_TARGETS[name] || pathname.startsWith(`${MENU_TARGETS[name]}/`);
}
