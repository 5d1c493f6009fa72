import Paper from '@mui/material/Paper';
import { createContext, Suspense, use, useMemo, useState, type PropsWithChildren } from 'react';
import { lazyPart } from '../page/lazy-part';
import type { Toast } from './toast-view';

/** Duration of a toast with an undo, in ms: long enough to read what happened. */
export const UNDO_MS = 10_000;

// The sign-in page shows no toast. The layout of the dashboard loads it in advance.
const ToastView = lazyPart(() => import('./toast-view'), PlainToast);
const ToastContext = createContext<((toast: Toast) => void) | null>(null);

/** Shown if the code of the toast fails to load: a message must not be lost. */
function PlainToast({ toast: { title, description }, open }: { toast: Toast; open: boolean }) {
  return (
    open && (
      <Paper
        component="p"
        role="alert"
        sx={{ position: 'fixed', right: 16, bottom: 16, zIndex: 'snackbar', p: 2 }}
      >
        {title} {description}
      </Paper>
    )
  );
}

/** Returns a function that shows a toast, which replaces the previous one. */
export function useToast(): (toast: Toast) => void {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast must be used within a ToastProvider');
  return show;
}

export function ToastProvider({ children }: PropsWithChildren) {
  const [current, setCurrent] = useState<{ toast: Toast; turn: number; open: boolean } | null>(
    null,
  );
  const show = useMemo(
    () => (toast: Toast) =>
      setCurrent((before) => ({ toast, turn: (before?.turn ?? 0) + 1, open: true })),
    [],
  );
  return (
    <ToastContext value={show}>
      {children}
      {current && (
        <Suspense>
          <ToastView
            key={current.turn}
            toast={current.toast}
            open={current.open}
            onClose={() => setCurrent((before) => before && { ...before, open: false })}
          />
        </Suspense>
      )}
    </ToastContext>
  );
}
