import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { CreateSavedView, type SavedView } from '@shishir/contract';
import { ConfirmDialog } from '../dialog/confirm-dialog';
import { DialogFrame } from '../dialog/dialog-frame';
import { FormField, useField } from '../form/form-fields';
import { FormActions } from '../form/form-dialog';
import { FormFrame } from '../form/form-frame';
import { useSchemaForm } from '../form/schema-form';
import { useFormSubmit } from '../form/use-form-submit';
import { useOutcomeToasts } from '../toast/outcome-toasts';
import { useViewWrites } from './saved-views.queries';
import { savedViewsTexts } from './saved-views.texts';

const { dialog: texts } = savedViewsTexts;

interface FormProps {
  /** Parts of the list that are saved with the name. */
  content: Pick<CreateSavedView, 'screen' | 'query' | 'columns'>;
  /** View to rename or share; null for a new one. */
  view: SavedView | null;
  onSaved: (view: SavedView) => void;
  onClose: () => void;
}

/** Dialog for the name and sharing of a view. */
export function SaveViewDialog({ content, view, onSaved, onClose }: FormProps) {
  const writes = useViewWrites(content.screen);
  const outcome = useOutcomeToasts();
  const form = useSchemaForm({
    values: { name: view?.name ?? '', shared: view?.shared ?? false },
    schema: CreateSavedView,
    toBody: (values): CreateSavedView => ({ ...content, ...values }),
  });
  const { submit, busy } = useFormSubmit(form, {
    send: async (body) =>
      view
        ? writes.update(view, { name: body.name, shared: body.shared })
        : (await writes.create({ body })).body.data,
    onSent: (saved) => {
      outcome.succeeded(savedViewsTexts.saved(saved.name));
      onSaved(saved);
    },
    texts: { failed: savedViewsTexts.failed },
  });
  const title = view ? texts.editTitle : texts.title;
  const close = () => !busy && onClose();
  return (
    <DialogFrame title={title} onClose={close}>
      <FormFrame label={title} form={form} busy={busy} onSubmit={() => void submit()}>
        {!view && <Typography color="textThird">{texts.note}</Typography>}
        <FormField name="name" label={texts.name} hint={texts.hint} autoFocus />
        <ShareChoice />
        <FormActions
          busy={busy}
          texts={{ save: view ? texts.submitEdit : texts.submit, saving: texts.submitting }}
          waits
          onCancel={close}
        />
      </FormFrame>
    </DialogFrame>
  );
}

function ShareChoice() {
  const { value, change } = useField<boolean>('shared');
  return (
    <FormControlLabel
      control={<Checkbox checked={value} onChange={(event) => change(event.target.checked)} />}
      label={
        <>
          {texts.share}
          <Typography
            component="small"
            variant="body2"
            sx={{ display: 'block', color: 'text.third' }}
          >
            {texts.shareNote}
          </Typography>
        </>
      }
    />
  );
}

interface RemovalProps {
  view: SavedView;
  /** `removed` is true if the view was deleted. */
  onDone: (removed: boolean) => void;
}

/** Asks before a view is deleted, and deletes it. */
export function ViewRemoval({ view, onDone }: RemovalProps) {
  const { remove, removing } = useViewWrites(view.screen);
  return (
    <ConfirmDialog
      question={savedViewsTexts.question(view.name)}
      confirm={savedViewsTexts.delete}
      busy={removing && savedViewsTexts.deleting}
      onConfirm={() => void remove(view).then(onDone)}
      onCancel={() => onDone(false)}
    >
      <p>{view.shared ? savedViewsTexts.questionShared : savedViewsTexts.questionNote}</p>
    </ConfirmDialog>
  );
}
