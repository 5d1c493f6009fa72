export type MenuName = 'Products' | 'About';

/** What a menu leads to before its panel is there, and without JavaScript. */
export const MENU_HOMES: Record<MenuName, string> = { Products: '/products', About: '/about-us' };

export function isWithin(name: MenuName, pathname: string): boolean {
  return pathname === MENU_HOMES[name] || pathname.startsWith(`${MENU_HOMES[name]}/`);
}
