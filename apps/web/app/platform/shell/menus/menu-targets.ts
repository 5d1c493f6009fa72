import { shellTexts as texts } from '../shell.texts';

export type MenuName = 'Products' | 'About' | 'Service' | 'Tools';

/** The pages that the menus link to before hydration. */
export const MENU_TARGETS: Record<MenuName, string> = {
  Products: '/products',
  About: '/about-us',
  Service: '/service',
  Tools: '/tools/room-size',
};

export const SERVICE = [
  { title: texts.service.request, path: MENU_TARGETS.Service },
  { title: texts.service.warranty, path: '/service/warranty' },
  { title: texts.service.parts, path: '/service/spare-parts' },
  { title: texts.service.plans, path: '/service/maintenance' },
];

export const TOOLS = [
  { title: texts.tools.room, path: '/tools/room-size' },
  { title: texts.tools.vrf, path: '/tools/vrf' },
];

export function isWithin(name: MenuName, pathname: string): boolean {
  if (name === 'Tools') return pathname.startsWith('/tools/');
  return pathname === MENU_TARGETS[name] || pathname.startsWith(`${MENU_TARGETS[name]}/`);
}
