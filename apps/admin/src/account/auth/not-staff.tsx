import Button from '@mui/material/Button';
import { publicAddress } from '../../ui/page/public-address';
import { PageTitle } from '../../ui/page/page-title';
import { useLogout } from './auth.queries';
import { authTexts } from './auth.texts';
import './not-staff.css';

/** A visitor's account may not come further: says so in plain words and shows the way back. */
export function NotStaff({ email }: { email: string }) {
  const logout = useLogout();
  return (
    <main className="refusal">
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
