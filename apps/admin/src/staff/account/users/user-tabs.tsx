import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { ShieldCheckIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../platform/ui/page/paths';
import type { StandardView } from '../../../platform/ui/saved-views/view-row';
import { useStaff } from '../../../platform/ui/staff/staff-context';
import { useUserSummary } from './users.queries';
import { usersTexts as texts } from './users.texts';

export type UserTab = keyof typeof texts.kinds;

/** Returns the views of all accounts and invitations, and of each kind, with their counts. */
export function useUserKinds(current: UserTab): StandardView[] {
  const summary = useUserSummary();
  const counts = summary && {
    all: summary.staff + summary.visitors + summary.invited,
    staff: summary.staff,
    invited: summary.invited,
    visitor: summary.visitors,
  };
  return (Object.keys(texts.kinds) as UserTab[]).map((tab) => ({
    label: texts.kinds[tab],
    query: tab === 'all' ? '' : `kind=${tab}`,
    current: tab === current,
    count: counts?.[tab] ?? null,
  }));
}

/** Names staff who sign in with their password alone, unless the owner's rule makes them set up a second factor. */
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
    <Alert
      severity="warning"
      role="note"
      icon={<ShieldCheckIcon />}
      action={
        <Button component={Link} to={isOwn ? paths.profile : paths.security}>
          {isOwn ? setUp : require}
        </Button>
      }
      sx={noticeSx}
    >
      <b>{who}</b> {isOwn ? ownAdvice : advice}
    </Alert>
  );
}

/** The button is below the text on phones. */
const noticeSx = {
  flexWrap: 'wrap',
  alignItems: 'center',
  mb: 2,
  color: 'text.primary',
  '& .MuiAlert-message': { flex: '1 1 240px' },
  '& .MuiAlert-action': { alignItems: 'center', m: 0, p: 0 },
};
