import Button from '@mui/material/Button';
import { PencilIcon } from 'lucide-react';
import { useState } from 'react';
import { useStaff } from '../../../platform/ui/staff/staff-context';
import { PageTitle } from '../../../platform/ui/page/page-title';
import { DhakaTime } from '../../../platform/ui/page/dhaka-time';
import { SecondFactorPanel } from '../second-factor/second-factor-panel';
import { firstLetter, LetterAvatar } from '../../../platform/theme/letter-avatar';
import { phoneText } from '../users/user-actions';
import { RoleBadge } from '../../../platform/ui/staff/role';
import { ProfileDialog } from './profile-dialog';
import { profileTexts } from './profile.texts';
import { SessionsPanel } from './sessions-panel';
import './profile.css';

export default function ProfilePage() {
  const user = useStaff();
  const [editing, setEditing] = useState(false);
  return (
    <>
      <PageTitle text={profileTexts.title} />
      <section className="paper profile" aria-label={profileTexts.title}>
        <LetterAvatar letters={firstLetter(user.name)} image={user.image} size={72} />
        <div className="profile__name">
          <h2>{user.name}</h2>
          <p>
            <RoleBadge role={user.role} />
          </p>
        </div>
        <Button
          variant="outlined"
          className="profile__edit"
          startIcon={<PencilIcon />}
          onClick={() => setEditing(true)}
        >
          {profileTexts.edit}
        </Button>
        <dl>
          <div>
            <dt>{profileTexts.email}</dt>
            <dd>{user.email}</dd>
          </div>
          <div>
            <dt>{profileTexts.number}</dt>
            <dd className="num">{phoneText(user.number)}</dd>
          </div>
          <div>
            <dt>{profileTexts.since}</dt>
            <dd>
              <DhakaTime moment={user.created_at} />
            </dd>
          </div>
        </dl>
      </section>
      <SecondFactorPanel />
      <SessionsPanel />
      {editing && <ProfileDialog user={user} onClose={() => setEditing(false)} />}
    </>
  );
}
