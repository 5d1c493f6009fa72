import { useToast } from './toast';
import { useHydrated } from './browser/hydrated';
import { Icon } from './icon';
import { uiTexts } from './ui.texts';

const texts = uiTexts.share;

interface ShareButtonProps {
  title: string;
  look?: 'link' | 'button';
}

/**
 * Shares the address of the page with the share menu of the device, or copies it. Use it on pages that people show to
 * others. Hidden without JavaScript.
 */
export function ShareButton({ title, look = 'link' }: ShareButtonProps) {
  const { toast } = useToast();
  const share = async () => {
    const url = window.location.href;
    try {
      // Not every browser has a share menu.
      if ('share' in navigator) return await navigator.share({ title, url });
      await (navigator as Navigator).clipboard.writeText(url);
      toast({ title: texts.copied, description: url });
    } catch (error) {
      // The visitor closed the share menu.
      if ((error as Error).name === 'AbortError') return;
      toast({ title: texts.failed, description: url, variant: 'destructive' });
    }
  };
  const hydrated = useHydrated();
  const looks = look === 'button' ? 'button button--line button--small' : 'link';
  return (
    <button
      type="button"
      className={hydrated ? looks : `${looks} with-script`}
      onClick={() => void share()}
    >
      <Icon name="share" />
      {texts.action}
    </button>
  );
}
