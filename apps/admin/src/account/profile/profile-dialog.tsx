import Button from '@mui/material/Button';
import type { User } from '@shishir/contract';
import { accountRules, checkField } from '@shishir/contract/rules';
import { useQueryClient } from '@tanstack/react-query';
import { statusOf } from '../../api/failure';
import { SESSION_KEY, type SessionAnswer } from '../../api/query-client';
import { tsr } from '../../api/tsr';
import { firstLetter, LetterAvatar } from '../../theme/letter-avatar';
import { DialogFrame } from '../../ui/dialog/dialog-frame';
import { Field } from '../../ui/form/field';
import { FormFrame } from '../../ui/form/form-frame';
import { serverProblems } from '../../ui/form/form-problems';
import { PictureField } from '../../ui/form/picture-field';
import { useUnsaved } from '../../ui/form/unsaved-changes';
import { useForm } from '../../ui/form/use-form';
import { sharedTexts } from '../../ui/shared.texts';
import { useOutcomeToasts } from '../../ui/toast/outcome-toasts';
import { useToast } from '../../ui/toast/toast';
import { useUserRows } from '../users/users.queries';
import { profileTexts } from './profile.texts';

interface Typed {
  name: string;
  image: File | null;
}
const FIELDS = ['name', 'image'] as const;

/** One's own name and picture; only what differs is sent. */
export function ProfileDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const form = useForm<Typed>({ name: user.name, image: null });
  const { name, image } = form.values;
  const update = useProfileUpdate();
  const toast = useToast();
  const outcome = useOutcomeToasts();
  const ask = useUnsaved(form.changed.length > 0);
  const close = () => !update.isPending && ask(onClose);

  const save = () => {
    const problem = checkField(accountRules.name, name);
    if (problem) return form.refuse({ form: null, fields: { name: problem } });
    form.accept();
    const body = new FormData();
    if (name.trim() !== user.name) body.set('name', name.trim());
    if (image) body.set('image', image);
    if ([...body.keys()].length === 0) {
      toast(profileTexts.noChanges);
      onClose();
      return;
    }
    update.mutate(
      { params: { id: user.id }, body },
      {
        onSuccess: () => {
          outcome.succeeded(profileTexts.saved);
          onClose();
        },
        onError: (error) => {
          outcome.failed(error, { text: profileTexts.failed });
          if (statusOf(error) !== 401) form.refuse(serverProblems(error, FIELDS, null));
        },
      },
    );
  };

  return (
    <DialogFrame title={profileTexts.edit} onClose={close}>
      <FormFrame label={profileTexts.edit} form={form} busy={update.isPending} onSend={save}>
        <PictureField
          name="image"
          file={image}
          current={<LetterAvatar letters={firstLetter(user.name)} image={user.image} size={72} />}
          problem={form.problems.fields.image}
          onChoose={(file) => form.change('image', file)}
        />
        <Field {...form.text('name')} label={profileTexts.name} autoComplete="name" />
        <div className="form__buttons">
          <Button variant="outlined" disabled={update.isPending} onClick={close}>
            {sharedTexts.cancel}
          </Button>
          <Button type="submit" variant="contained" disabled={update.isPending}>
            {update.isPending ? profileTexts.saving : profileTexts.save}
          </Button>
        </div>
      </FormFrame>
    </DialogFrame>
  );
}

/** Sends what differs of one's own account; page, sidebar and lists show the answer without being loaded again. */
function useProfileUpdate() {
  const queries = useQueryClient();
  const rows = useUserRows();
  return tsr.users.update.useMutation({
    onSuccess: ({ body: { data } }) => {
      queries.setQueryData<SessionAnswer>(SESSION_KEY, {
        user: data,
        second_factor_missing: false,
      });
      rows.patch(data.id, data);
    },
  });
}
