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
import { profileDraft, SAVED, UNCHANGED } from './save-profile';
import styles from '../account.module.css';

const editProfile = lazyDialog(() => import('./edit-profile-dialog'));

interface ProfileSectionProps {
  user: User;
  /** Result of the form for the name without JavaScript; with JavaScript a toast shows it. */
  outcome?: 'saved' | 'unchanged';
}

/** The account's picture, name and details, with the dialog to edit them. */
export function ProfileSection({ user, outcome }: ProfileSectionProps) {
  const { title, description } = outcome === 'saved' ? SAVED : UNCHANGED;
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
            Edit Profile
          </DialogForm>
          <SignOut />
        </div>
      </div>
    </section>
  );
}

/** Names of the roles of staff; a visitor's role is not shown. */
const ROLE_NAMES: Record<Exclude<User['role'], 'user'>, string> = {
  admin: 'Admin',
  super_admin: 'Super admin',
};

function AccountFacts({ user }: { user: User }) {
  return (
    <Facts
      facts={[
        ['Name', user.name],
        ['Phone number', user.number ? formatPhone(user.number) : '–'],
        ['Email', user.email],
        ['Role', user.role !== 'user' && ROLE_NAMES[user.role]],
      ]}
    />
  );
}
