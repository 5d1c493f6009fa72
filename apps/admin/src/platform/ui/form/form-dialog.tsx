import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import type { PropsWithChildren, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { DialogFrame } from '../dialog/dialog-frame';
import { sharedTexts } from '../shared.texts';
import { SaveConflictDialog, type SavedWithConflict } from './conflict-dialog';
import { FormFrame } from './form-frame';
import type { SchemaForm } from './schema-form';
import { useUnsaved } from './unsaved-changes';

interface ActionsProps {
  busy: boolean;
  /** Labels of the submit button, if not those of `sharedTexts`. */
  texts?: { save: string; saving: string };
  /** True if the dialog must not be closed while it is busy. */
  waits?: boolean;
  onCancel: () => void;
}

/** The buttons of a form in a dialog; `children` are further ones at the left. */
export function FormActions(props: PropsWithChildren<ActionsProps>) {
  const { busy, texts = sharedTexts, waits = false, onCancel, children } = props;
  return (
    <DialogActions>
      {children}
      <Button variant="outlined" disabled={waits && busy} onClick={onCancel}>
        {sharedTexts.cancel}
      </Button>
      <Button type="submit" variant="contained" disabled={busy}>
        {busy ? texts.saving : texts.save}
      </Button>
    </DialogActions>
  );
}

interface Save<Values extends FieldValues, Body> {
  form: SchemaForm<Values, Body>;
  busy: boolean;
  submit: () => Promise<void>;
}

interface Props<Values extends FieldValues, Body> extends Omit<ActionsProps, 'busy' | 'onCancel'> {
  title: string;
  width?: 'xs' | 'md';
  /** Result of `useRecordSave`, or of `useFormSubmit` with its form. */
  save: Save<Values, Body> & Partial<SavedWithConflict<keyof Values & string>>;
  /** Title of the conflict dialog of a record with versions. */
  conflict?: (by: string) => string;
  /** Further buttons, at the left. */
  actions?: ReactNode;
  onClose: () => void;
}

/** Dialog with a form that asks before changes are discarded. */
export function FormDialog<Values extends FieldValues, Body>(
  props: PropsWithChildren<Props<Values, Body>>,
) {
  const { title, save, conflict, waits, onClose } = props;
  const { form, busy, submit } = save;
  const ask = useUnsaved(form);
  const close = () => {
    if (!waits || !busy) ask(onClose);
  };
  return (
    <DialogFrame title={title} width={props.width ?? 'sm'} onClose={close}>
      <FormFrame label={title} form={form} busy={busy} onSubmit={() => void submit()}>
        {props.children}
        <FormActions busy={busy} texts={props.texts} waits={waits} onCancel={close}>
          {props.actions}
        </FormActions>
      </FormFrame>
      {conflict && (
        <SaveConflictDialog
          title={conflict}
          save={save as SavedWithConflict<keyof Values & string>}
        />
      )}
    </DialogFrame>
  );
}
