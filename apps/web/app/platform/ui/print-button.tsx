import { useHydrated } from './browser/hydrated';
import { Icon } from './icon';

/** Prints the page. Hidden without JavaScript: browsers print without it, too. */
export function PrintButton() {
  const looks = 'btn btn--line btn--s';
  return (
    <button
      type="button"
      className={useHydrated() ? looks : `${looks} with-script`}
      onClick={() => window.print()}
    >
      <Icon name="print" />
      Print
    </button>
  );
}
