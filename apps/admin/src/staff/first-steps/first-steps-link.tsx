import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { FIRST_STEPS } from '@shishir/contract';
import { CheckIcon } from 'lucide-react';
import type { PropsWithChildren } from 'react';
import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { SidebarCount, SidebarRow } from '../../platform/ui/page/sidebar-row';
import { Checking } from '../../platform/ui/page/page-state';
import { paths } from '../../platform/ui/page/paths';
import { useStaff } from '../../platform/ui/staff/staff-context';
import { doneCount, useFirstSteps } from './first-steps.queries';
import { firstStepsTexts as texts } from './first-steps.texts';

/** Link to the checklist in the owner's sidebar, with the number of done steps, until it is dismissed. */
export function FirstStepsLink({ collapsed }: { collapsed: boolean }) {
  const checklist = useFirstSteps().data?.body.data;
  const { pathname } = useLocation();
  if (!checklist || checklist.dismissed) return null;
  const done = doneCount(checklist);
  return (
    <SidebarRow
      icon={CheckIcon}
      title={texts.title}
      to={paths.firstSteps}
      collapsed={collapsed}
      current={pathname === paths.firstSteps}
    >
      {!collapsed && (
        <SidebarCount quiet>
          {done}/{FIRST_STEPS.length}
        </SidebarCount>
      )}
      <Box component="span" sx={visuallyHidden}>
        , {texts.count(done, FIRST_STEPS.length)}
      </Box>
    </SidebarRow>
  );
}

const SHOWN = 'first-steps-shown';

/** Stores that the owner has seen the checklist in this tab. */
export function useFirstStepsShown(): void {
  useEffect(() => sessionStorage.setItem(SHOWN, 'true'), []);
}

/** Redirects the owner from the overview to an open checklist, once per tab. */
export function FirstStepsRedirect({ children }: PropsWithChildren) {
  const isOwner = useStaff().role === 'super_admin';
  const [wanted] = useState(() => isOwner && sessionStorage.getItem(SHOWN) === null);
  const response = useFirstSteps({ enabled: wanted });
  if (!wanted) return children;
  if (response.isPending) return <Checking />;
  const checklist = response.data?.body.data;
  const isOpen = checklist && !checklist.dismissed && doneCount(checklist) < FIRST_STEPS.length;
  return isOpen ? <Navigate to={paths.firstSteps} replace /> : children;
}
