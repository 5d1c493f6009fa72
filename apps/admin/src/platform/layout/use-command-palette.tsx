import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useStaff } from '../ui/staff/staff-context';
import { layoutTexts } from './layout.texts';
import {
  customersPage,
  figuresPage,
  inboxPage,
  navigationFor,
  overviewPage,
  pipelinePage,
  quotationsPage,
  unitsPage,
  maintenancePage,
  visitsPage,
} from './navigation';
import { lazyPart } from '../ui/page/lazy-part';

// Not part of the first load of the dashboard; loaded on first use.
const CommandPalette = lazyPart(async () => ({
  default: (await import('../../staff/command-palette/command-palette')).CommandPalette,
}));

/** Command palette over all pages, toggled by Ctrl/Cmd+K. */
export function useCommandPalette(): { open: () => void; element: ReactNode } {
  const { role } = useStaff();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (event.key.toLowerCase() !== 'k') return;
      // Browsers would move the focus to the address bar.
      event.preventDefault();
      setOpen((before) => !before);
    };
    window.addEventListener('keydown', toggle);
    return () => window.removeEventListener('keydown', toggle);
  }, []);
  const pages = [
    ...[
      overviewPage,
      inboxPage,
      pipelinePage,
      quotationsPage,
      customersPage,
      unitsPage,
      maintenancePage,
      visitsPage,
      figuresPage,
    ].map((page) => ({ ...page, group: layoutTexts.pages })),
    ...navigationFor(role).flatMap((group) =>
      group.pages
        .flatMap((page) => page.tabs ?? page)
        .map(({ title, path }) => ({
          ...{ title, path },
          group: group.title,
          icon: group.icon,
        })),
    ),
  ];
  return {
    open: () => setOpen(true),
    element: isOpen && (
      <Suspense>
        <CommandPalette pages={pages} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
