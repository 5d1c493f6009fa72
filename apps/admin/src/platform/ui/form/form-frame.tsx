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
  /** For a button outside the frame that sends it. */
  id?: string;
  label: string;
  form: SchemaForm<Values, Body>;
  /** It is being sent: sending again does nothing. */
  busy: boolean;
  onSubmit: () => void;
  marksChanges?: boolean;
}

const formSx = {
  display: 'grid',
  gap: 2.25,
  // The bars that stay in view cover nothing that the focus goes to.
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
 * The frame of every form: what is wrong with it as a whole is above the fields, the focus goes to the
 * first wrong one, the error of a field goes as soon as the field changes, and Ctrl+S or Cmd+S sends the form as
 * the button does.
 */
export function FormFrame<Values extends FieldValues, Body>(
  props: PropsWithChildren<Props<Values, Body>>,
) {
  const { form, busy } = props;
  const { control, subscribe, getFieldState, clearErrors } = form;
  const frame = useRef<HTMLFormElement>(null);
  const { errors, submitCount } = useFormState({ control });

  // With the errors themselves: a passive effect may come after the next press of a key.
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
