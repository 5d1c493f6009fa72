import {
  type ComponentType,
  type FormEvent,
  lazy,
  type ReactNode,
  Suspense,
  useRef,
  useState,
} from 'react';
import { sitePath } from '../../locale/site-path';
import { loadPart, useLeavePage } from '../browser/on-demand';
import type { DialogControls } from './modal';

/** A dialog that is loaded when it is first needed. `load` imports its module. */
export function lazyDialog<P extends DialogControls>(
  load: () => Promise<{ default: ComponentType<P> }>,
) {
  const loadTwice = () => loadPart(load);
  return { load: loadTwice, Dialog: lazy(loadTwice) as ComponentType<P> };
}

interface DialogFormProps<P extends DialogControls> {
  dialog: ReturnType<typeof lazyDialog<P>>;
  /** Other properties of the dialog. */
  content: Omit<P, keyof DialogControls>;
  /** Page that replaces the dialog if no script runs or the dialog cannot be loaded. */
  action: string;
  query?: Record<string, string>;
  className?: string;
  buttonClass: string;
  /** The label of the button. */
  children: ReactNode;
}

/** Button that opens a dialog. It submits a form, so it works before hydration too. */
export function DialogForm<P extends DialogControls>(props: DialogFormProps<P>) {
  const { dialog, content, action, query = {}, className, buttonClass, children } = props;
  const { load, Dialog } = dialog;
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const leavePage = useLeavePage();
  const preload = () => void load().catch(() => null);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    void load().then(
      () => setOpen(true),
      () => leavePage(() => form.submit()),
    );
  };
  return (
    <>
      <form className={className} method="get" action={sitePath(action)} onSubmit={onSubmit}>
        {Object.entries(query).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button
          ref={opener}
          className={buttonClass}
          type="submit"
          aria-haspopup="dialog"
          onPointerEnter={preload}
          onFocus={preload}
        >
          {children}
        </button>
      </form>
      {open && (
        <Suspense fallback={null}>
          <Dialog {...({ ...content, opener, onClose: () => setOpen(false) } as P)} />
        </Suspense>
      )}
    </>
  );
}
