import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { User } from '@shishir/contract';
import { useId } from 'react';
import { LetterAvatar } from '../../../platform/theme/letter-avatar';
import { StatusBadge } from '../../../platform/theme/status-badge';
import { FailedList } from '../../../platform/ui/list/list-states';
import { PageTitle } from '../../../platform/ui/page/page-title';
import { paths } from '../../../platform/ui/page/paths';
import { RoleBadge } from '../../../platform/ui/staff/role';
import { useStaff } from '../../../platform/ui/staff/staff-context';
import { TextLink } from '../../../platform/ui/page/text-link';
import { AccountPanel } from '../account-panel';
import { useStaffList } from '../users/users.queries';
import { RulePanel } from './rule-panel';
import { securityTexts } from './security.texts';
import { LoadingShapes } from '../../../platform/ui/page/page-state';

const pageSx = ({ breakpoints }: Theme) => ({
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  [breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
});

/** The owner's rule for signing in, and the affected staff. */
export default function SecurityPage() {
  return (
    <>
      <PageTitle text={securityTexts.title} />
      <Box sx={pageSx}>
        <RulePanel />
        <StaffPanel />
      </Box>
    </>
  );
}

const texts = securityTexts.staff;

const headerSx = {
  flexWrap: 'wrap',
  gap: '4px 16px',
  alignItems: 'baseline',
  justifyContent: 'space-between',
};

/** All staff, with the state of their second factor. */
function StaffPanel() {
  const title = useId();
  const { staff, pending, failure, retry } = useStaffList();
  const ready = !pending && failure === null;
  const on = staff.filter((member) => member.second_factor).length;
  return (
    <AccountPanel aria-labelledby={title} aria-busy={pending} sx={{ display: 'grid', gap: 1 }}>
      <Stack direction="row" sx={headerSx}>
        <h2 id={title}>{texts.title}</h2>
        {ready && (
          <Box component="span" sx={{ color: 'text.third' }}>
            {texts.count(on, staff.length)}
          </Box>
        )}
      </Stack>
      {failure !== null ? (
        <FailedList message={failure} onRetry={retry} />
      ) : pending ? (
        <LoadingShapes>
          <Skeleton height={56} />
          <Skeleton height={56} />
        </LoadingShapes>
      ) : (
        <ul>
          {staff.map((member) => (
            <StaffRow key={member.id} member={member} />
          ))}
        </ul>
      )}
      <Typography color="textThird">
        {texts.toUsers((label) => (
          <TextLink to={paths.userList}>{label}</TextLink>
        ))}
      </Typography>
    </AccountPanel>
  );
}

const rowSx = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'auto minmax(0, 1fr) auto',
    sm: 'auto minmax(0, 1fr) auto 62px',
  },
  gap: '4px 14px',
  alignItems: 'center',
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 1, borderColor: 'divider' },
};

/** Below the name on phones. */
const roleSx = { gridRow: { xs: 2, sm: 'auto' }, gridColumn: { xs: 2, sm: 'auto' } };
const emailSx = { display: 'block', color: 'text.third', overflowWrap: 'anywhere' };

function StaffRow({ member }: { member: User }) {
  const own = useStaff().id === member.id;
  return (
    <Box component="li" sx={rowSx}>
      <LetterAvatar name={member.name} image={member.image} size={34} />
      <div>
        <b>{member.name}</b>
        {own && (
          <Box component="span" sx={{ color: 'text.third' }}>
            {' '}
            ({texts.you})
          </Box>
        )}
        <Typography component="small" variant="body2" sx={emailSx}>
          {member.email}
        </Typography>
      </div>
      <Box sx={roleSx}>
        <RoleBadge role={member.role} />
      </Box>
      <Box sx={{ justifySelf: 'end' }}>
        <StatusBadge
          tone={member.second_factor ? 'ok' : 'warn'}
          label={member.second_factor ? texts.on : texts.off}
        />
      </Box>
    </Box>
  );
}
