import { type ComponentProps, type MouseEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../browser/hydrated';
import { useLeavePage } from '../browser/on-demand';

/** Properties of a link that opens a viewer. Before hydration the link opens its own address. */
export type ViewerLink = Pick<
  ComponentProps<'a'>,
  'aria-haspopup' | 'ref' | 'onClick' | 'onPointerEnter' | 'onFocus'
>;

/** A hash is not sent to the server, so viewers add no pages to its cache. */
const HASH = '#viewer';

/**
 * State of a dialog that shows one item of the page. The id of the item is in the state of a history entry added when
 * the dialog opens, so Back closes it. `load` imports the dialog.
 */
export function useViewer(load: () => Promise<unknown>) {
  const location = useLocation();
  const { key, search } = location;
  const state = location.state as { viewed?: number } | null;
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const leavePage = useLeavePage();
  const opener = useRef<HTMLElement>(null);
  // The second click of a double click would add another entry, or leave the page.
  const navigating = useRef(false);
  useEffect(() => {
    navigating.current = false;
  }, [key]);
  const once = (change: () => void) => {
    if (navigating.current) return;
    navigating.current = true;
    change();
  };

  const viewed = (hydrated && state?.viewed) || null;
  const preload = () => void load().catch(() => null);
  const open = (event: MouseEvent<HTMLAnchorElement>, id: number) => {
    // The link opens in a new tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const link = event.currentTarget;
    const show = () =>
      navigate({ search, hash: HASH }, { state: { viewed: id }, preventScrollReset: true });
    void load().then(
      // The visitor may be on another page by now.
      () => link.isConnected && once(() => void show()),
      () => leavePage(() => window.location.assign(link.href)),
    );
  };
  return {
    /** Id of the item; null while the viewer is closed. */
    viewed,
    linkTo: (id: number): ViewerLink => ({
      'aria-haspopup': 'dialog',
      ref: (link) => {
        if (link && id === viewed) opener.current = link;
      },
      onClick: (event) => open(event, id),
      onPointerEnter: preload,
      onFocus: preload,
    }),
    controls: { opener, onClose: () => once(() => void navigate(-1)) },
  };
}
