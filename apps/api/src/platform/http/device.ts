import type { Device } from '@shishir/contract';
import Bowser from 'bowser';

/** Common names that differ from the library's. */
const NAMES: Partial<Record<string, string>> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
  'Opera Touch': 'Opera',
  Miui: 'Mi Browser',
  'Chrome OS': 'Chromebook',
  macOS: 'Mac',
};
/** For unknown browsers the library returns the first word of the user agent, which may be anything. */
const BROWSERS = new Set([...Object.values(Bowser.BROWSER_MAP), ...Object.keys(NAMES)]);
/** Facebook's in-app browser, which the library does not recognise. */
const IN_FACEBOOK = /FBAN|FBAV/;

/** Returns the device of a user agent, such as 'Chrome on Windows'. */
export function deviceOf(userAgent: string): Device {
  if (userAgent === '') return { name: null, handheld: false };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const known = browser.name && BROWSERS.has(browser.name) ? browser.name : undefined;
  const system = os.name === 'iOS' ? (platform.model ?? os.name) : os.name;
  const names = [IN_FACEBOOK.test(userAgent) ? 'Facebook' : known, system].filter(Boolean);
  return {
    name: names.length > 0 ? names.map((name) => NAMES[name!] ?? name).join(' on ') : null,
    handheld: platform.type === 'mobile' || platform.type === 'tablet',
  };
}
