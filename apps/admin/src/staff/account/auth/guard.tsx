import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { User } from '@shishir/contract';
import type { Locale } from '@shishir/format';
import { type PropsWithChildren, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useAdmission, useClearStaffData } from './auth.queries';
import { LOCALE } from '../../../platform/ui/page/locale';
import { openIn } from '../../../platform/ui/page/locale-base';
import { Checking, PageState } from '../../../platform/ui/page/page-state';
import { authTexts } from './auth.texts';
import { signInAddress, START } from './return-path';
import { NotStaff } from './not-staff';
import { SecondFactorGate } from '../second-factor/second-factor-gate';
import { StaffContext } from '../../../platform/ui/staff/staff-context';

/** Admits staff to every page below it. Everyone else is sent to sign in, or sees why access is denied. */
export function Guard() {
  const admission = useAdmission();
  const location = useLocation();
  // Staff keep the page and their form values when their session ends.
  const [user, setUser] = useState<User | null>(null);
  if (admission.state === 'admitted' && admission.user !== user) setUser(admission.user);
  useFreshStart(user?.id);
  const isAnonymous = admission.state === 'anonymous';
  // Stays true until the server has confirmed the account: actions of one account must not continue as another.
  const [sessionOver, setSessionOver] = useState(false);
  if (isAnonymous && !sessionOver) setSessionOver(true);
  if (admission.state === 'admitted' && sessionOver) setSessionOver(false);
  const missing = admission.state === 'admitted' && admission.secondFactorMissing;
  const staff = useMemo(() => user && { user, sessionOver }, [user, sessionOver]);

  if (admission.state === 'not-staff') return <NotStaff email={admission.user.email} />;
  if (staff) {
    return (
      <StaffContext value={staff} key={staff.user.id}>
        <Suspense fallback={<Checking />}>
          <InOwnLanguage locale={staff.user.locale}>
            <SecondFactorGate missing={missing}>
              <Outlet />
            </SecondFactorGate>
          </InOwnLanguage>
        </Suspense>
      </StaffContext>
    );
  }
  if (admission.state === 'unavailable') return <Unavailable onRetry={admission.retry} />;
  return isAnonymous ? <Navigate to={signInAddress(location)} replace /> : <Checking />;
}

/**
 * Opens the dashboard in the language of the account. A choice that is made later on another device waits for the next
 * load, so that nothing typed is lost.
 */
function InOwnLanguage({ locale, children }: PropsWithChildren<{ locale: Locale }>) {
  const location = useLocation();
  const [isOther] = useState(locale !== LOCALE);
  useEffect(() => {
    if (isOther) openIn(locale, location);
  }, [isOther, locale, location]);
  return isOther ? <Checking /> : children;
}

/** Shown if the server does not respond: signing in would not help. */
function Unavailable({ onRetry }: { onRetry: () => void }) {
  return (
    <main>
      <Box component="h1" sx={visuallyHidden}>
        {authTexts.unavailableTitle}
      </Box>
      <PageState shows="cross" text={authTexts.unavailable} alert>
        <Button variant="contained" onClick={onRetry}>
          {authTexts.tryAgain}
        </Button>
      </PageState>
    </main>
  );
}

/** Opens the start page without data of the previous account after another one signs in in the same window. */
function useFreshStart(id: number | undefined): void {
  const navigate = useNavigate();
  const clearStaffData = useClearStaffData();
  const before = useRef(id);
  // Runs after the previous page has removed its guard for unsaved changes.
  useEffect(() => {
    if (id === before.current) return;
    if (before.current !== undefined) {
      clearStaffData();
      void navigate(START, { replace: true });
    }
    before.current = id;
  }, [id, navigate, clearStaffData]);
}
