import { Logo } from '../ui/logo';
import { Footer } from './footer';
import { serverParts } from './server-parts';
import { Contacts } from './top-bar-contacts';

/** Called where pages are rendered: from then on the parts of the frame have their components. */
export function fillServerParts() {
  serverParts.contacts = Contacts;
  serverParts.footer = Footer;
  serverParts.logo = () => <Logo waves="#fff" />;
}
