import {
  createContext,
  use,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type PropsWithChildren,
} from 'react';
import type { FieldValues } from 'react-hook-form';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../dialog/confirm-dialog';
import { formTexts } from './form.texts';
import type { SchemaForm } from './schema-form';

/** Navigates; resolves to false on failure. */
type Go = () => void | Promise<boolean>;

interface Unsaved {
  /** `forget` is called when the changes of the form are discarded. */
  mark: (form: string, dirty: boolean, forget?: () => void) => void;
  /**
   * Calls `go` immediately if nothing would be lost, otherwise asks first; `form` limits the check to one form. If `go`
   * fails, the page stays and its changes are still guarded.
   */
  leave: (go: Go, form?: string) => void;
  /** Discards all changes without asking. */
  discard: () => void;
}

const nothingToLose: Unsaved = { mark: () => {}, leave: (go) => void go(), discard: () => {} };
const UnsavedContext = createContext<Unsaved>(nothingToLose);

/** For actions that leave the page without a link, such as Logout. */
export const useLeave = () => use(UnsavedContext).leave;
export const useDiscard = () => use(UnsavedContext).discard;

/** Guards a form while it has changes; returns a function that leaves it and asks first. */
export function useUnsaved<Values extends FieldValues, Body>(
  { subscribe }: SchemaForm<Values, Body>,
  forget?: () => void,
): (go: () => void) => void {
  const form = useId();
  const { mark, leave } = use(UnsavedContext);
  useEffect(() => {
    // A subscription avoids rendering while the user types.
    const unsubscribe = subscribe({
      formState: { isDirty: true },
      callback: ({ isDirty = false }) => mark(form, isDirty, forget),
    });
    return () => {
      unsubscribe();
      mark(form, false);
    };
  }, [form, subscribe, mark, forget]);
  return (go) => leave(go, form);
}

/** Guards changes outside of forms. */
export function useUnsavedWork(isDirty: boolean): void {
  const work = useId();
  const { mark } = use(UnsavedContext);
  useEffect(() => {
    mark(work, isDirty);
    return () => mark(work, false);
  }, [work, isDirty, mark]);
}

function giveUp(dirty: Map<string, () => void>) {
  dirty.forEach((forget) => forget());
  dirty.clear();
}

/** Tracks the unsaved changes of all forms, since the router supports only one blocker at a time. */
export function UnsavedChanges({ children }: PropsWithChildren) {
  const dirty = useRef(new Map<string, () => void>());
  const [openDialog, setOpenDialog] = useState<{ go: () => void; form?: string } | null>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty.current.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (dirty.current.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);

  const unsaved = useMemo<Unsaved>(
    () => ({
      mark: (form, isDirty, forget = () => {}) => {
        if (isDirty) return void dirty.current.set(form, forget);
        dirty.current.delete(form);
        // The form was saved or closed, so there is nothing left to ask about.
        setOpenDialog((open) => (open?.form === form ? null : open));
      },
      leave: (go, form) => {
        const isDirty = form === undefined ? dirty.current.size > 0 : dirty.current.has(form);
        const leave = async () => {
          const entries = [...dirty.current].filter(([id]) => form === undefined || id === form);
          entries.forEach(([id]) => dirty.current.delete(id));
          if ((await go()) === false) entries.forEach((entry) => dirty.current.set(...entry));
          else entries.forEach(([, forget]) => forget());
        };
        if (isDirty) setOpenDialog({ go: () => void leave(), form });
        else void go();
      },
      discard: () => giveUp(dirty.current),
    }),
    [],
  );

  const blocked = blocker.state === 'blocked';
  const stay = () => {
    if (blocked) blocker.reset();
    setOpenDialog(null);
  };
  const go = () => {
    setOpenDialog(null);
    if (blocked) {
      giveUp(dirty.current);
      blocker.proceed();
    } else {
      openDialog?.go();
    }
  };
  return (
    <UnsavedContext value={unsaved}>
      {children}
      {(blocked || openDialog) && (
        <ConfirmDialog
          question={formTexts.leave.question}
          cancel={formTexts.leave.stay}
          confirm={formTexts.leave.go}
          onConfirm={go}
          onCancel={stay}
        >
          {formTexts.leave.text}
        </ConfirmDialog>
      )}
    </UnsavedContext>
  );
}
