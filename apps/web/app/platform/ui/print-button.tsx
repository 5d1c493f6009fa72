import { useHydrated } from './browser/hydrated';
import { Icon } from './icon';
import { uiTexts as texts } from './ui.texts';

/** Button that prints the page. Hidden without JavaScript; the browser's own menu still prints. */
export function PrintButton() {
  const looks = 'button button--line button--small';
  return (
    <button
      type="button"
      className={useHydrated() ? looks : `${looks} with-script`}
      onClick={() => window.print()}
    >
      <Icon name="print" />
      {texts.print}
    </button>
  );
}
