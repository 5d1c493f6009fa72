import type { User } from '@shishir/contract';
import { FormDone } from '../../forms/form-done';
import { AccountFacts } from './account-facts';
import { EditProfile } from './edit-profile';
import { Portrait } from '../portrait';
import { SAVED, UNCHANGED } from './save-profile';
import { SignOut } from '../sign-out';

interface ProfileSectionProps {
  user: User;
  /** What became of the plain form for the name; with JavaScript a toast says it. */
  told?: 'saved' | 'unchanged';
}

/** Who someone is here: picture, name and what we know of them. */
export function ProfileSection({ user, told }: ProfileSectionProps) {
  const { title, description } = told === 'saved' ? SAVED : UNCHANGED;
  return (
    <section className="setting" aria-labelledby="who">
      <div className="profile__who">
        <Portrait user={user} />
        <h2 id="who">{user.name}</h2>
      </div>
      <div>
        {told && (
          <FormDone announced>
            <b className="done__title">{title}</b>
            {description}
          </FormDone>
        )}
        <AccountFacts user={user} />
        <div className="setting__end">
          <EditProfile user={user} />
          <SignOut />
        </div>
      </div>
    </section>
  );
}
