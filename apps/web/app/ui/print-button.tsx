import { useHydrated } from './browser/hydrated';
import { Icon } from './icon';

/** Prints the page. Not there without JavaScript: browsers print without it, too. */
export function PrintButton() {
  if (!useHydrated()) return null;
  return (
    <button type="button" className="btn btn--line btn--s" onClick={() => window.print()}>
      <Icon name="print" />
      Print
    </button>
  );
}
