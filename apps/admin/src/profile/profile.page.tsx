import { formatPhone } from '@shishir/format';
import { useStaff } from '../auth/staff-context';
import { PageTitle } from '../layout/page-title';
import { DhakaTime } from '../list/dhaka-time';
import { firstLetter, LetterAvatar } from '../theme/letter-avatar';
import { RoleBadge } from './role-badge';
import { usersTexts } from './users.texts';
import './users.css';

export default function ProfilePage() {
  const user = useStaff();
  return (
    <>
      <PageTitle text={usersTexts.profileTitle} />
      <div className="page-head">
        <h1>{usersTexts.profileTitle}</h1>
      </div>
      <section className="paper profile">
        <LetterAvatar letters={firstLetter(user.name)} image={user.image} size={72} />
        <div>
          <h2>{user.name}</h2>
          <p>
            <RoleBadge role={user.role} />
          </p>
        </div>
        <dl>
          <div>
            <dt>{usersTexts.columns.email}</dt>
            <dd>{user.email}</dd>
          </div>
          <div>
            <dt>{usersTexts.columns.number}</dt>
            <dd className="num">{formatPhone(user.number)}</dd>
          </div>
          <div>
            <dt>{usersTexts.since}</dt>
            <dd>
              <DhakaTime moment={user.created_at} />
            </dd>
          </div>
        </dl>
      </section>
    </>
  );
}
