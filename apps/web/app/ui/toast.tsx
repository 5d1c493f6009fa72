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
import './toast.css';

const USUAL_MS = 2000;

export interface Toast {
  title: string;
  description?: string;
  /** Green tells what went well, red what did not. */
  variant?: 'default' | 'destructive';
  action?: { label: string; onClick: () => void };
  /** How long it stays, in milliseconds. A destructive one stays until it is closed. */
  duration?: number;
}

type ShowToast = (toast: Toast) => void;

const ToastContext = createContext<{ toast: ShowToast } | null>(null);

/** Shows a note above everything. There is one at a time: a new one takes the place of the old. */
export function useToast(): { toast: ShowToast } {
  const value = use(ToastContext);
  if (!value) throw new Error('useToast must be used within a ToastProvider');
  return value;
}

/** Stands outside the pages, so that a note outlives the navigation that caused it. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ toast: Toast; id: number } | null>(null);
  const toast = useCallback<ShowToast>(
    (next) => setShown((last) => ({ toast: next, id: (last?.id ?? 0) + 1 })),
    [],
  );
  const close = useCallback(() => setShown(null), []);
  return (
    <ToastContext value={useMemo(() => ({ toast }), [toast])}>
      {children}
      <div className="toasts" role="region" aria-label="Notifications" aria-live="polite">
        {shown && <ToastNote key={shown.id} toast={shown.toast} close={close} />}
      </div>
    </ToastContext>
  );
}

function ToastNote({ toast, close }: { toast: Toast; close: () => void }) {
  const bad = toast.variant === 'destructive';
  const [held, setHeld] = useState(false);
  const duration = toast.duration ?? (bad ? Infinity : USUAL_MS);

  useEffect(() => {
    // Whoever points at it or has the focus in it is still reading.
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
      className={bad ? 'toast toast--bad' : 'toast'}
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
          <button type="button" className="toast__act" onClick={act}>
            {toast.action.label}
          </button>
        )}
      </div>
      <button type="button" className="toast__x" aria-label="Close" onClick={close}>
        <Icon name="close" />
      </button>
    </div>
  );
}
