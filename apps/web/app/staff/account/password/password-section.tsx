import { useFetcher } from 'react-router';
import { FormAlert } from '../../../platform/forms/form-notice';
import { useFormAttempt } from '../../../platform/forms/form-attempt';
import { PasswordField } from '../../../platform/forms/password-field';
import type { PasswordFailed, PasswordField as Name } from './change-password';
import { PROFILE_PATH } from '../account-change';
import { passwordTexts as texts } from './password.texts';
import styles from '../account.module.css';

interface PasswordSectionProps {
  /** Tells a password manager which account the password belongs to. */
  email: string;
  /** The error of a form that was posted without JavaScript. */
  posted?: PasswordFailed;
}

export function PasswordSection({ email, posted }: PasswordSectionProps) {
  const fetcher = useFetcher<PasswordFailed>();
  const attempt = useFormAttempt<Name>(fetcher.data ?? posted, fetcher);
  const { form, sending, errorOf, input } = attempt;
  const { ref, onSubmit, notice, noticeId } = form;
  return (
    <section className={styles.setting} aria-labelledby="change-password">
      <div className={styles.about}>
        <h2 id="change-password">{texts.title}</h2>
        <p>{texts.text}</p>
      </div>
      <fetcher.Form
        className={styles.form}
        method="post"
        action={PROFILE_PATH}
        noValidate
        ref={ref}
        onSubmit={onSubmit}
      >
        {notice && <FormAlert id={noticeId} title={notice} />}
        <input type="hidden" name="intent" value="password" />
        <input hidden readOnly name="username" autoComplete="username" value={email} />
        <PasswordField
          name="currentPassword"
          label={texts.current}
          autoComplete="current-password"
          {...errorOf('currentPassword')}
          {...input('currentPassword')}
        />
        <PasswordField
          name="newPassword"
          label={texts.new}
          autoComplete="new-password"
          {...errorOf('newPassword')}
          {...input('newPassword')}
        />
        <PasswordField
          name="confirmPassword"
          label={texts.confirm}
          autoComplete="new-password"
          {...errorOf('confirmPassword')}
          {...input('confirmPassword')}
        />
        <button className="button button--main" type="submit" disabled={sending}>
          {sending ? texts.changing : texts.action}
        </button>
      </fetcher.Form>
    </section>
  );
}
