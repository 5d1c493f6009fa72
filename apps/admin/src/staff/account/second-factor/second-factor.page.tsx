import Button from '@mui/material/Button';
import { LogOutIcon } from 'lucide-react';
import { tsr } from '../../../platform/api/tsr';
import { useLogout } from '../auth/auth.queries';
import { useStaff } from '../../../platform/ui/staff/staff-context';
import { useCompanyName } from '../../../platform/ui/page/company.queries';
import { Logo } from '../../../platform/ui/page/logo';
import { PageTitle } from '../../../platform/ui/page/page-title';
import { SchemeToggle } from '../../../platform/theme/scheme-toggle';
import { gateTexts } from './second-factor.texts';
import { SetUp } from './set-up';
import './second-factor-page.css';

interface Props {
  onTurnedOn: () => void;
  onDone: () => void;
}

/** Replaces every page of the dashboard until the second factor is set up. */
export default function SecondFactorPage(props: Props) {
  const { email } = useStaff();
  const company = useCompanyName();
  const logout = useLogout();
  return (
    <tsr.ReactQueryProvider>
      <PageTitle text={gateTexts.title} />
      <div className="gate">
        <header>
          <Logo />
          <SchemeToggle />
          <Button color="inherit" startIcon={<LogOutIcon />} onClick={() => void logout()}>
            {gateTexts.logout}
          </Button>
        </header>
        <main>
          <h1>{gateTexts.title}</h1>
          <p className="gate__text">{gateTexts.text(company)}</p>
          <section className="paper" aria-label={gateTexts.title}>
            <SetUp {...props} />
          </section>
          <p className="mut">{email}</p>
        </main>
      </div>
    </tsr.ReactQueryProvider>
  );
}
