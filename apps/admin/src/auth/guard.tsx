import { Suspense, useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useToast } from '../layout/toast';
import { useAdmission } from './auth.queries';
import { authTexts } from './auth.texts';
import { Checking } from './checking';
import { signInAddress } from './origin';
import { Refusal } from './refusal';
import { StaffContext } from './staff-context';

/** Lets staff through to every page below it; everyone else is sent to sign in, or told why not. */
export function Guard() {
  const admission = useAdmission();
  const location = useLocation();
  const toast = useToast();
  const wasAdmitted = useRef(false);

  useEffect(() => {
    if (admission.state === 'admitted') wasAdmitted.current = true;
    if (admission.state === 'anonymous' && wasAdmitted.current) {
      toast({ ...authTexts.sessionOver, variant: 'destructive', duration: null });
    }
  }, [admission.state, toast]);

  switch (admission.state) {
    case 'checking':
      return <Checking />;
    case 'anonymous':
      return <Navigate to={signInAddress(location)} replace />;
    case 'refused':
      return <Refusal email={admission.user.email} />;
    case 'admitted':
      return (
        <StaffContext value={admission.user}>
          <Suspense fallback={<Checking />}>
            <Outlet />
          </Suspense>
        </StaffContext>
      );
  }
}
