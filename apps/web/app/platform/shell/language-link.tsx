import { LOCALE } from '@shishir/format';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { inOtherLanguage, pagePath } from '../locale/site-path';
import { shellTexts as texts } from './shell.texts';

/** The language that this build does not have. */
const OTHER = LOCALE === 'bn' ? 'en' : 'bn';

/** Link to the same page in the other language, as a new document: each language has its own scripts. */
export function LanguageLink({ className }: { className?: string }) {
  const { pathname, search } = useLocation();
  // The tools write their state into the address without the router.
  const takeAddress = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    const { pathname: path, search: query, hash } = window.location;
    currentTarget.href = inOtherLanguage(pagePath(path)) + query + hash;
  };
  return (
    <a
      className={className}
      href={inOtherLanguage(pathname) + search}
      hrefLang={OTHER}
      lang={OTHER}
      onClick={takeAddress}
      // A cached page has none of the parameters that it does not read.
      suppressHydrationWarning
    >
      {texts.otherLanguage}
    </a>
  );
}
