import type { User } from '@shishir/contract';
import { formatPhone } from '@shishir/format';
import { useEffect } from 'react';
import { discardDraft } from '../../../platform/forms/draft';
import { FormDone } from '../../../platform/forms/form-notice';
import { accountPicture, Avatar } from '../../../platform/ui/avatar';
import { SignOut } from '../sign-out';
import { DialogForm, lazyDialog } from '../../../platform/ui/dialog/dialog-form';
import { Facts } from '../../../platform/ui/facts';
import { PROFILE_PATH } from '../account-change';
import { profileTexts as texts } from './profile.texts';
import { profileDraft } from './save-profile';
import styles from '../account.module.css';

const editProfile = lazyDialog(() => import('./edit-profile-dialog'));

interface ProfileSectionProps {
  user: User;
  /** Result of the form for the name without JavaScript; with JavaScript a toast shows it. */
  outcome?: 'saved' | 'unchanged';
}

/** The account's picture, name and details, with the dialog to edit them. */
export function ProfileSection({ user, outcome }: ProfileSectionProps) {
  const { title, description } = outcome === 'saved' ? texts.saved : texts.unchanged;
  useEffect(() => {
    if (outcome) discardDraft(profileDraft(user));
  }, [outcome, user]);
  return (
    <section className={styles.setting} aria-labelledby="who">
      <div className={styles.person}>
        <Avatar name={user.name} src={accountPicture(user.image)} large />
        <h2 id="who">{user.name}</h2>
      </div>
      <div>
        {outcome && (
          <FormDone announced title={title}>
            {description}
          </FormDone>
        )}
        <AccountFacts user={user} />
        <div className="actions">
          <DialogForm
            dialog={editProfile}
            content={{ user }}
            action={PROFILE_PATH}
            query={{ edit: '1' }}
            buttonClass="button button--main button--small"
          >
            {texts.edit}
          </DialogForm>
          <SignOut />
        </div>
      </div>
    </section>
  );
}

function AccountFacts({ user }: { user: User }) {
  return (
    <Facts
      facts={[
        [texts.name, user.name],
        [texts.phone, user.number ? formatPhone(user.number) : '–'],
        [texts.email, user.email],
        [texts.role, user.role !== 'user' && texts.roles[user.role]],
      ]}
    />
  );
}
