import { useHydrated } from './browser/hydrated';
import { Icon } from './icon';

/** Prints the page. Hidden without JavaScript: browsers print without it, too. */
export function PrintButton() {
  const looks = 'button button--line button--small';
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
