import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Tells a screen reader which page it has come to. Browsers do so only where the whole document is new. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const note = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (note.current) note.current.textContent = document.title;
  }, [pathname]);

  return <p className="vh" aria-live="polite" ref={note} />;
}
