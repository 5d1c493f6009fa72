// The general rules come first; each component adds its own.
import './platform/styles/tokens.css';
import './platform/styles/base.css';
import './platform/styles/fields.css';
import './platform/styles/parts.css';
import funnelDisplay from '@fontsource-variable/funnel-display/files/funnel-display-latin-wght-normal.woff2?url';
import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import type { Company } from '@shishir/contract';
import { formatDate, formatPhone, LOCALE } from '@shishir/format';
import { type ReactNode, useEffect, useRef } from 'react';
import { Links, Meta, Scripts, ScrollRestoration, useLocation, useMatches } from 'react-router';
import type { Route } from './+types/root';
import { countEvent } from './platform/api/count-event';
import { LOCALE_FACES } from './platform/fonts/locale-faces';
import { AuthProvider } from './staff/auth/auth-context';
import { Footer } from './platform/shell/footer';
import { Header } from './platform/shell/header';
import { SCRIPT_RETRY } from './platform/shell/script-retry';
import { shellTexts as texts } from './platform/shell/shell.texts';
import { TopBar } from './platform/shell/top-bar';
import { focusHeading } from './platform/ui/browser/focus-heading';
import { DrawnLogo } from './platform/ui/logo';
import {
  isBeingSetUp,
  setUpDocument,
  useCachedShell,
  useShell,
} from './platform/ui/page/shell-data';
import { ToastProvider } from './platform/ui/toast';
import setUpStyles from './platform/shell/being-set-up.module.css';

const FACES = [...LOCALE_FACES, instrumentSans, funnelDisplay];

export const links: Route.LinksFunction = () => [
  ...FACES.map((href) => ({
    rel: 'preload' as const,
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
];

/** The HTML document around every page, including the error pages. */
export function Layout({ children }: { children: ReactNode }) {
  useEffect(() => {
    // Tests wait for this attribute before they use the page.
    document.documentElement.dataset.hydrated = '';
  }, []);
  const shell = useCachedShell();
  const isSetUp = !isBeingSetUp(shell);
  useEffect(() => {
    if (!isSetUp) window.location.reload();
  }, [isSetUp]);
  if (!isSetUp && setUpDocument.Component) {
    // The class is used here because the browser's build has no other code of this document, and drops unused styles.
    return <setUpDocument.Component className={setUpStyles.beingSetUp} />;
  }
  return (
    <html lang={LOCALE}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0a1a2a" />
        {/* Names in it differ between the builds for server and browser. */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT_RETRY }} />
        <Meta />
        <Links />
      </head>
      <body>
        <ToastProvider>
          <AuthProvider user={shell.user}>
            <a className="skip" href="#main">
              {texts.skip}
            </a>
            <Letterhead />
            <TopBar />
            <Header />
            <main id="main" tabIndex={-1}>
              {children}
            </main>
            <Footer />
            <FocusOnNavigation />
            <CountViews />
          </AuthProvider>
        </ToastProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export { Outlet as default } from 'react-router';

/** Handles errors outside of the pages, which have their own error boundaries. */
export { FailedPage as ErrorBoundary } from './platform/ui/failed-state';

/** Moves the focus to the heading of a page after a client-side navigation, so screen readers read it. */
function FocusOnNavigation() {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current !== pathname) focusHeading();
    before.current = pathname;
  }, [pathname]);
  return null;
}

/** Counts each shown page, also after a client-side navigation; not those that failed or do not exist. */
function CountViews() {
  const { pathname } = useLocation();
  const isUnknown = useMatches().at(-1)?.id === NOT_FOUND;
  useEffect(() => {
    if (!isUnknown && !window.__reactRouterDataRouter?.state.errors) countEvent('view', pathname);
  }, [pathname, isUnknown]);
  return null;
}
const NOT_FOUND = 'platform/shell/not-found.route';

/** Letterhead of printed pages: the company, how to reach it, the address of the page, and the date of the browser. */
function Letterhead() {
  const { siteName, company } = useShell();
  const { key } = useLocation();
  const note = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const stamp = () => {
      const date = formatDate(new Date());
      const { host, pathname, search } = window.location;
      // A longer query, such as that of a system, would need several lines.
      const query = search.length <= 40 ? search : '';
      note.current!.textContent = `${host}${pathname}${query}, ${date}`;
    };
    stamp();
    window.addEventListener('beforeprint', stamp);
    return () => window.removeEventListener('beforeprint', stamp);
  }, [key]);
  return (
    <div className="letterhead" aria-hidden="true">
      <b>
        <DrawnLogo name={siteName} waves="#fff" />
      </b>
      <p>
        {company && contactLine(company)}
        <span ref={note} />
      </p>
    </div>
  );
}

const contactLine = ({ sales_phones: [phone], sales_email }: Company) =>
  [phone && formatPhone(phone), sales_email].filter(Boolean).join(', ');
