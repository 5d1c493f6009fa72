import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { UpdateUser, type User } from '@shishir/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { replaceData } from '../../../platform/api/cache-writes';
import { SESSION_KEY, type SessionState } from '../../../platform/api/query-client';
import { tsr } from '../../../platform/api/tsr';
import { LetterAvatar } from '../../../platform/theme/letter-avatar';
import { DialogFrame } from '../../../platform/ui/dialog/dialog-frame';
import { FormField, useField } from '../../../platform/ui/form/form-fields';
import { FormFrame } from '../../../platform/ui/form/form-frame';
import { PictureField } from '../../../platform/ui/form/picture-field';
import { toFormData } from '../../../platform/ui/form/schema-form';
import { useUnsaved } from '../../../platform/ui/form/unsaved-changes';
import { useRecordSave } from '../../../platform/ui/form/use-record-save';
import { sharedTexts } from '../../../platform/ui/shared.texts';
import { useToast } from '../../../platform/ui/toast/toast';
import { useUserRows } from '../users/users.queries';
import { profileTexts as texts } from './profile.texts';

interface ProfileFormValues {
  name: string;
  image: File | null;
  /** True if a save removes the picture. */
  removed: boolean;
}

interface Props {
  user: User;
  onClose: () => void;
}

/** The user's own name and picture; only the differences are sent. */
export function ProfileDialog({ user, onClose }: Props) {
  const update = useProfileUpdate();
  const toast = useToast();
  const { form, submit, busy } = useRecordSave({
    record: user,
    schema: UpdateUser,
    toValues: (): ProfileFormValues => ({ name: user.name, image: null, removed: false }),
    toBody,
    send: async (body, _key, { image }, signal) => {
      const sent = await update.mutateAsync({
        params: { id: user.id },
        body: toFormData(body, { image }),
        fetchOptions: { signal },
      });
      return sent.body.data;
    },
    texts: { saved: texts.saved, failedToast: texts.failed },
    onSaved: onClose,
    onUnchanged: () => {
      toast(texts.noChanges);
      onClose();
    },
  });
  const ask = useUnsaved(form);

  return (
    <DialogFrame title={texts.edit} onClose={() => ask(onClose)}>
      <FormFrame label={texts.edit} form={form} busy={busy} onSubmit={() => void submit()}>
        <ProfilePicture user={user} />
        <FormField name="name" label={texts.name} autoComplete="name" />
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {sharedTexts.cancel}
          </Button>
          <Button type="submit" variant="contained" disabled={busy}>
            {busy ? texts.saving : texts.save}
          </Button>
        </DialogActions>
      </FormFrame>
    </DialogFrame>
  );
}

function ProfilePicture({ user }: { user: User }) {
  const { value, change, error } = useField<File | null>('image');
  const { value: removed, change: setRemoved } = useField<boolean>('removed');
  const image = removed ? null : user.image;
  const field = useRef<HTMLDivElement>(null);
  return (
    <div ref={field}>
      <PictureField
        name="image"
        file={value}
        current={<LetterAvatar name={user.name} image={image} size={72} />}
        error={error}
        onChoose={(file) => {
          setRemoved(false);
          change(file);
        }}
      />
      {(value ?? image) && (
        <Button
          sx={{ mt: 1, ml: -1 }}
          onClick={() => {
            change(null);
            setRemoved(user.image !== null);
            // The focused button is removed.
            field.current?.querySelector('input')?.focus();
          }}
        >
          {texts.removePicture}
        </Button>
      )}
    </div>
  );
}

/** Returns the changed values as text, and the picture as a file. */
function toBody(
  { name, image, removed }: ProfileFormValues,
  saved: User | null,
): Record<string, string> | null {
  const text = name.trim();
  const body = {
    ...(text === saved?.name ? {} : { name: text }),
    ...(removed ? { remove_image: 'true' } : {}),
  };
  return image || Object.keys(body).length > 0 ? body : null;
}

/** Sends changes of the user's own account; page, sidebar and lists show the response without a refetch. */
function useProfileUpdate() {
  const queries = useQueryClient();
  const rows = useUserRows();
  return tsr.users.update.useMutation({
    onSuccess: ({ body: { data } }) => {
      replaceData<SessionState>(queries, SESSION_KEY, {
        user: data,
        second_factor_missing: false,
      });
      rows.patch(data.id, data);
    },
  });
}
