import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { Icon } from './icon';
import { uiTexts as texts } from './ui.texts';
import styles from './toast.module.css';

const USUAL_MS = 2000;

export interface Toast {
  title: string;
  description?: string;
  /** Green for success, red (`destructive`) for errors. */
  variant?: 'default' | 'destructive';
  action?: { label: string; onClick: () => void };
  /** Duration in milliseconds; a destructive toast stays until it is closed. */
  duration?: number;
}

type ShowToast = (toast: Toast) => void;

const ToastContext = createContext<{ toast: ShowToast } | null>(null);

/** Returns a function that shows a toast. Use it for a result that is not in view. A new toast replaces the old one. */
export function useToast(): { toast: ShowToast } {
  const value = use(ToastContext);
  if (!value) throw new Error('useToast must be used within a ToastProvider');
  return value;
}

/** Wraps all pages, so a toast outlives the navigation that caused it. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState<{ toast: Toast; id: number } | null>(null);
  const toast = useCallback<ShowToast>(
    (next) => setCurrent((last) => ({ toast: next, id: (last?.id ?? 0) + 1 })),
    [],
  );
  const close = useCallback(() => setCurrent(null), []);
  return (
    <ToastContext value={useMemo(() => ({ toast }), [toast])}>
      {children}
      <section
        className={`screen-only ${styles.toasts}`}
        aria-label={texts.notifications}
        aria-live="polite"
      >
        {current && <ToastNote key={current.id} toast={current.toast} close={close} />}
      </section>
    </ToastContext>
  );
}

function ToastNote({ toast, close }: { toast: Toast; close: () => void }) {
  const bad = toast.variant === 'destructive';
  const [held, setHeld] = useState(false);
  const duration = toast.duration ?? (bad ? Infinity : USUAL_MS);

  useEffect(() => {
    // The timer stops while the toast has the pointer or the focus.
    if (held || duration === Infinity) return;
    const timer = setTimeout(close, duration);
    return () => clearTimeout(timer);
  }, [held, duration, close]);

  const act = () => {
    toast.action?.onClick();
    close();
  };
  return (
    <div
      className={bad ? `${styles.toast} ${styles.failed}` : styles.toast}
      role={bad ? 'alert' : 'status'}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={bad ? 'alert' : 'check'} />
      <div>
        <b>{toast.title}</b>
        {toast.description}
        {toast.action && (
          <button type="button" className={styles.action} onClick={act}>
            {toast.action.label}
          </button>
        )}
      </div>
      <button type="button" className={styles.close} aria-label={texts.close} onClick={close}>
        <Icon name="close" />
      </button>
    </div>
  );
}
