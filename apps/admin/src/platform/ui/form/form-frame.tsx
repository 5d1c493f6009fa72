import Box from '@mui/material/Box';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type PropsWithChildren,
  type SubmitEvent,
} from 'react';
import { FormProvider, useFormState, type FieldValues, type Path } from 'react-hook-form';
import { FormError } from './field';
import { MarksChanges } from './form-fields';
import type { SchemaForm } from './schema-form';

interface Props<Values extends FieldValues, Body> {
  /** For a submit button outside the frame. */
  id?: string;
  label: string;
  form: SchemaForm<Values, Body>;
  /** True during a submit, when another submit has no effect. */
  busy: boolean;
  onSubmit: () => void;
  marksChanges?: boolean;
}

const formSx = {
  display: 'grid',
  gap: 2.25,
  // Keeps focused fields clear of the sticky bars.
  '& :is(input, textarea, [role="combobox"])': { scrollMargin: '136px 0 112px' },
};

/** True for Ctrl+S and Cmd+S. */
export const isSaveKey = ({
  ctrlKey,
  metaKey,
  key,
}: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'key'>): boolean =>
  (ctrlKey || metaKey) && key.toLowerCase() === 's';

/**
 * Frame of every form: shows the error of the whole form above the fields, focuses the first invalid field, clears the
 * error of a field when it changes, and submits on Ctrl+S or Cmd+S.
 */
export function FormFrame<Values extends FieldValues, Body>(
  props: PropsWithChildren<Props<Values, Body>>,
) {
  const { form, busy } = props;
  const { control, subscribe, getFieldState, clearErrors } = form;
  const frame = useRef<HTMLFormElement>(null);
  const { errors, submitCount } = useFormState({ control });

  // Runs in the same render as the errors: a passive effect may run after the next key press.
  useLayoutEffect(() => {
    if (submitCount === 0) return;
    frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount]);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name && getFieldState(name as Path<Values>).error) clearErrors(name as Path<Values>);
        },
      }),
    [subscribe, getFieldState, clearErrors],
  );

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) props.onSubmit();
  };
  const submitByKey = (event: KeyboardEvent) => {
    if (!isSaveKey(event)) return;
    event.preventDefault();
    frame.current?.requestSubmit();
  };
  return (
    <FormProvider {...form}>
      <MarksChanges value={props.marksChanges ?? false}>
        <Box
          component="form"
          ref={frame}
          id={props.id}
          sx={formSx}
          noValidate
          aria-label={props.label}
          aria-busy={busy}
          onSubmit={submit}
          onKeyDown={submitByKey}
        >
          <FormError>{errors.root?.message}</FormError>
          {props.children}
        </Box>
      </MarksChanges>
    </FormProvider>
  );
}
