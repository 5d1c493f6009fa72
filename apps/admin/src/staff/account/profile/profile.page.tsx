import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PencilIcon } from 'lucide-react';
import { type PropsWithChildren, useState } from 'react';
import { useStaff } from '../../../platform/ui/staff/staff-context';
import { PageTitle } from '../../../platform/ui/page/page-title';
import { DhakaTime } from '../../../platform/ui/page/dhaka-time';
import { AccountPanel } from '../account-panel';
import { SecondFactorPanel } from '../second-factor/second-factor-panel';
import { LetterAvatar } from '../../../platform/theme/letter-avatar';
import { phoneText } from '../users/user-actions';
import { RoleBadge } from '../../../platform/ui/staff/role';
import { LanguageChoice } from './language-choice';
import { ProfileDialog } from './profile-dialog';
import { profileTexts } from './profile.texts';
import { SessionsPanel } from './sessions-panel';
import { SignInMethodsPanel } from './sign-in-methods-panel';

export default function ProfilePage() {
  const user = useStaff();
  const [editing, setEditing] = useState(false);
  return (
    <>
      <PageTitle text={profileTexts.title} />
      <AccountPanel aria-label={profileTexts.title} sx={profileSx}>
        <LetterAvatar name={user.name} image={user.image} size={72} />
        <div>
          <Typography variant="h2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
            {user.name}
          </Typography>
          <RoleBadge role={user.role} />
        </div>
        <Button
          variant="outlined"
          startIcon={<PencilIcon />}
          onClick={() => setEditing(true)}
          sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
        >
          {profileTexts.edit}
        </Button>
        <Box component="dl" sx={{ gridColumn: '1 / -1' }}>
          <Fact term={profileTexts.email}>{user.email}</Fact>
          <Fact term={profileTexts.number}>{phoneText(user.number)}</Fact>
          <Fact term={profileTexts.since}>
            <DhakaTime moment={user.created_at} />
          </Fact>
          <Fact term={profileTexts.language}>
            <LanguageChoice user={user} />
          </Fact>
        </Box>
      </AccountPanel>
      <SecondFactorPanel />
      <SessionsPanel />
      <SignInMethodsPanel />
      {editing && <ProfileDialog user={user} onClose={() => setEditing(false)} />}
    </>
  );
}

const profileSx = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: '20px 24px',
  alignItems: 'center',
  maxWidth: 720,
};

const factSx = {
  flexWrap: 'wrap',
  gap: '4px 16px',
  alignItems: 'center',
  justifyContent: 'space-between',
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  '&:last-of-type': { pb: 0 },
};

const Fact = ({ term, children }: PropsWithChildren<{ term: string }>) => (
  <Stack direction="row" sx={factSx}>
    <Box component="dt" sx={{ color: 'text.third' }}>
      {term}
    </Box>
    <Box component="dd" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  </Stack>
);
