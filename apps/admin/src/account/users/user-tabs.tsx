import Button from '@mui/material/Button';
import { groupLakh } from '@shishir/format';
import { Link } from 'react-router-dom';
import { ShieldIcon } from '../../theme/icons';
import { paths } from '../../ui/page/paths';
import { useStaff } from '../../ui/staff/staff-context';
import { useUserSummary } from './users.queries';
import { usersTexts as texts } from './users.texts';
import './users.css';

export type UserTab = keyof typeof texts.kinds;

/** All accounts and invitations, and each kind at an address of its own, with their numbers. */
export function UserTabs({ current }: { current: UserTab }) {
  const summary = useUserSummary();
  const counts = summary && {
    all: summary.staff + summary.visitors + summary.invited,
    staff: summary.staff,
    invited: summary.invited,
    visitor: summary.visitors,
  };
  return (
    <nav aria-label={texts.tabs} className="views user-tabs">
      {(Object.keys(texts.kinds) as UserTab[]).map((tab) => (
        <Link
          key={tab}
          to={tab === 'all' ? paths.userList : `${paths.userList}?kind=${tab}`}
          aria-current={tab === current ? 'page' : undefined}
        >
          {texts.kinds[tab]}
          {counts && <small className="num">{groupLakh(counts[tab])}</small>}
        </Link>
      ))}
    </nav>
  );
}

/** Says which staff sign in with their password alone, unless the owner's rule leads them to set a second factor up. */
export function MissingSecondFactor() {
  const staff = useStaff();
  const summary = useUserSummary();
  const missing = summary?.without_second_factor ?? [];
  const [first] = missing;
  if (!first || summary?.second_factor_required) return null;
  const { you, one, some, advice, ownAdvice, require, setUp } = texts.missing;
  const isOwn = missing.length === 1 && first.id === staff.id;
  const who = isOwn ? you : missing.length === 1 ? one(first.name) : some(missing.length);
  return (
    <div className="user-notice" role="note">
      <ShieldIcon />
      <p>
        <b>{who}</b> {isOwn ? ownAdvice : advice}
      </p>
      <Button component={Link} to={isOwn ? paths.profile : paths.security}>
        {isOwn ? setUp : require}
      </Button>
    </div>
  );
}
