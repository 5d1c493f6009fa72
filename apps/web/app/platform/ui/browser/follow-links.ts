import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { pagePath } from '../../locale/site-path';

/** Returns a click handler for HTML rendered by the server alone: its links navigate like the router's. */
export function useFollowLinks() {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return;
    }
    // Other sites, phone numbers, files and places on the page are left to the browser.
    const link = (event.target as Element).closest('a');
    if (!link || link.origin !== window.location.origin || link.dataset.file !== undefined) return;
    if (link.hash && link.pathname === window.location.pathname) return;
    event.preventDefault();
    void navigate(pagePath(link.pathname) + link.search + link.hash);
  };
}
