import Button from '@mui/material/Button';
import { publicAddress } from '../../../platform/ui/page/public-address';
import { PageTitle } from '../../../platform/ui/page/page-title';
import { useLogout } from './auth.queries';
import { authTexts } from './auth.texts';
import './not-staff.css';

/** A visitor's account may not enter: says so, and links to the public site. */
export function NotStaff({ email }: { email: string }) {
  const logout = useLogout();
  return (
    <main className="not-staff">
      <PageTitle text={authTexts.notStaffTitle} />
      <h1>{authTexts.notStaffTitle}</h1>
      <p>{authTexts.notStaff(email)}</p>
      <div>
        <Button variant="contained" href={publicAddress(window.location)}>
          {authTexts.home}
        </Button>
        <Button variant="outlined" onClick={() => void logout()}>
          {authTexts.otherAccount}
        </Button>
      </div>
    </main>
  );
}
