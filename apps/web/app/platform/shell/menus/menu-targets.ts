import { shellTexts as texts } from '../shell.texts';

export type MenuName = 'Products' | 'About' | 'Tools';

/** The pages that the menus link to before hydration. */
export const MENU_TARGETS: Record<MenuName, string> = {
  Products: '/products',
  About: '/about-us',
  Tools: '/tools/room-size',
};

export const TOOLS = [
  { title: texts.tools.room, path: '/tools/room-size' },
  { title: texts.tools.vrf, path: '/tools/vrf' },
];

export function isWithin(name: MenuName, pathname: string): boolean {
  if (name === 'Tools') return pathname.startsWith('/tools/');
  return pathname === MENU_TARGETS[name] || pathname.startsWith(`${MENU_TARGETS[name]}/`);
}
