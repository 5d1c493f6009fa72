import Skeleton from '@mui/material/Skeleton';
import type { User } from '@shishir/contract';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { initials, LetterAvatar } from '../../../platform/theme/letter-avatar';
import { StatusBadge } from '../../../platform/theme/status-badge';
import { FailedList } from '../../../platform/ui/list/list-states';
import { PageTitle } from '../../../platform/ui/page/page-title';
import { paths } from '../../../platform/ui/page/paths';
import { sharedTexts } from '../../../platform/ui/shared.texts';
import { RoleBadge } from '../../../platform/ui/staff/role';
import { useStaff } from '../../../platform/ui/staff/staff-context';
import { useStaffList } from '../users/users.queries';
import { RulePanel } from './rule-panel';
import { securityTexts } from './security.texts';
import './security.css';

/** The owner's rule of signing in, and whom it concerns. */
export default function SecurityPage() {
  return (
    <>
      <PageTitle text={securityTexts.title} />
      <div className="page-header">
        <div>
          <p>{securityTexts.note}</p>
        </div>
      </div>
      <div className="security">
        <RulePanel />
        <StaffPanel />
      </div>
    </>
  );
}

const texts = securityTexts.staff;

/** All staff, and whether their second factor is on. */
function StaffPanel() {
  const title = useId();
  const { staff, pending, failure, retry } = useStaffList();
  const ready = !pending && failure === null;
  const on = staff.filter((one) => one.second_factor).length;
  return (
    <section className="paper rule" aria-labelledby={title} aria-busy={pending}>
      <div className="rule__header">
        <h2 id={title}>{texts.title}</h2>
        {ready && <span className="mut num">{texts.count(on, staff.length)}</span>}
      </div>
      {failure !== null ? (
        <FailedList message={failure} onRetry={retry} />
      ) : pending ? (
        <div role="status">
          <span className="vh">{sharedTexts.loading}</span>
          <Skeleton height={56} />
          <Skeleton height={56} />
        </div>
      ) : (
        <ul className="rule__staff">
          {staff.map((one) => (
            <StaffRow key={one.id} member={one} />
          ))}
        </ul>
      )}
      <p className="mut">
        {texts.toUsers} <Link to={paths.userList}>{texts.users}</Link>.
      </p>
    </section>
  );
}

function StaffRow({ member }: { member: User }) {
  const own = useStaff().id === member.id;
  return (
    <li>
      <LetterAvatar letters={initials(member.name)} image={member.image} size={34} />
      <div>
        <b>{member.name}</b>
        {own && <span className="mut"> ({texts.you})</span>}
        <small>{member.email}</small>
      </div>
      <RoleBadge role={member.role} />
      <StatusBadge
        tone={member.second_factor ? 'ok' : 'warn'}
        label={member.second_factor ? texts.on : texts.off}
      />
    </li>
  );
}
