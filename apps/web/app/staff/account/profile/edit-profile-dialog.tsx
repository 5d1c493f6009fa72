import type { User } from '@shishir/contract';
import { fetchApi } from '@shishir/contract/client';
import { accountRules, checkField } from '@shishir/contract/rules';
import { Dialog } from 'radix-ui';
import { type FormEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { sitePath } from '../../../platform/locale/site-path';
import { discardDraft } from '../../../platform/forms/draft';
import { Field } from '../../../platform/forms/field';
import {
  useFieldErrors,
  useFocusOnError,
  useOneAttempt,
} from '../../../platform/forms/form-attempt';
import { FormAlert } from '../../../platform/forms/form-notice';
import { type FormProblem, readFields } from '../../../platform/forms/form-problem';
import { useDraft } from '../../../platform/forms/use-draft';
import { Icon } from '../../../platform/ui/icon';
import { useToast } from '../../../platform/ui/toast';
import { PROFILE_PATH } from '../account-change';
import { type DialogControls, Modal } from '../../../platform/ui/dialog/modal';
import { PictureField } from './picture-field';
import { profileTexts as texts } from './profile.texts';
import { pictureProblem, profileDraft, type ProfileField, saveProfile } from './save-profile';
import modalStyles from '../../../platform/ui/dialog/modal.module.css';
import styles from './edit-profile.module.css';

interface EditProfileDialogProps extends DialogControls {
  user: User;
}

/** Form for the name and picture of the visitor's own account. */
export default function EditProfileDialog({ user, opener, ...controls }: EditProfileDialogProps) {
  const [sending, setSending] = useState(false);
  const onClose = () => {
    discardDraft(profileDraft(user));
    controls.onClose();
  };
  return (
    // A click outside, for example on the close button of a toast, must not discard what was entered.
    <Modal
      className={`${modalStyles.dialog} ${styles.dialog}`}
      opener={opener}
      onClose={onClose}
      locked={sending}
      keepOpen
    >
      <Dialog.Title>{texts.edit}</Dialog.Title>
      <EditProfileForm user={user} onSending={setSending} onClose={onClose} />
      <Dialog.Close
        className={`icon-button ${modalStyles.close}`}
        aria-label={texts.close}
        disabled={sending}
      >
        <Icon name="close" />
      </Dialog.Close>
    </Modal>
  );
}

const NO_ERRORS = {};

interface EditProfileFormProps {
  user: User;
  onSending: (sending: boolean) => void;
  onClose: () => void;
}

function EditProfileForm({ user, onSending, onClose }: EditProfileFormProps) {
  const { toast } = useToast();
  const { revalidate } = useRevalidator();
  const form = useRef<HTMLFormElement>(null);
  const { sending, attempt } = useOneAttempt(onSending);
  const [image, setImage] = useState<File | null>(null);
  const [removed, setRemoved] = useState(false);
  /** True if the session has ended since, for example in another tab. */
  const [ended, setEnded] = useState(false);
  const [problem, setProblem] = useState<FormProblem<ProfileField> | null>(null);
  const { errors, clearError } = useFieldErrors<ProfileField>(problem?.fields ?? NO_ERRORS);
  useFocusOnError(form, problem);
  useDraft(form, profileDraft(user));

  const save = async () => {
    const { name } = readFields(new FormData(form.current!), ['name']);
    const outcome = await saveProfile({ name, image, removed }, user, (body) =>
      fetchApi('PUT /api/v1/user/:id', { params: { id: user.id }, body }),
    );
    if ('problem' in outcome) {
      setProblem(outcome.problem);
      setEnded(outcome.status === 401);
      if (outcome.status === 401) return;
      if (outcome.state === 'rejected') toast({ ...texts.failed, variant: 'destructive' });
      return;
    }
    onClose();
    toast(outcome.state === 'saved' ? texts.saved : texts.unchanged);
    // The header and the page both show the name and the picture.
    if (outcome.state === 'saved') await revalidate();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(save);
  };
  const choose = (file: File | null) => {
    const sentence = file && pictureProblem(file);
    setImage(file);
    if (file) setRemoved(false);
    if (sentence) setProblem({ notice: null, fields: { ...errors, image: sentence } });
    else clearError('image');
  };
  const rename = (text: string) => {
    if (errors.name && !checkField(accountRules.name, text)) clearError('name');
  };

  return (
    <form ref={form} className={styles.edit} noValidate onSubmit={onSubmit}>
      {problem?.notice && <FormAlert title={problem.notice} text={ended && <SignInAgain />} />}
      <PictureField
        user={user}
        file={image}
        error={errors.image}
        removed={removed}
        onChoose={choose}
        onRemove={() => {
          choose(null);
          setRemoved(true);
        }}
      />
      <Field name="name" label={texts.name} error={errors.name}>
        {(field) => (
          <input
            {...field}
            required
            autoComplete="name"
            defaultValue={user.name}
            onChange={({ target }) => rename(target.value)}
          />
        )}
      </Field>
      <div className={`actions ${styles.actions}`}>
        <button className="button button--line" type="button" disabled={sending} onClick={onClose}>
          {texts.cancel}
        </button>
        <button className="button button--go" type="submit" disabled={sending}>
          {sending ? texts.saving : texts.save}
        </button>
      </div>
    </form>
  );
}

/** Opens in a new tab, so what was entered here stays. */
function SignInAgain() {
  return texts.signInAgain((label) => (
    <a
      className="link"
      href={sitePath(`/login?next=${encodeURIComponent(PROFILE_PATH)}`)}
      target="_blank"
      rel="noopener"
    >
      {label}
    </a>
  ));
}
