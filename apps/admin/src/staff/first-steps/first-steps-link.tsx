import { FIRST_STEPS } from '@shishir/contract';
import { CheckIcon } from 'lucide-react';
import type { PropsWithChildren } from 'react';
import { useEffect, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { Checking } from '../../platform/ui/page/page-state';
import { paths } from '../../platform/ui/page/paths';
import { useStaff } from '../../platform/ui/staff/staff-context';
import { doneCount, useFirstSteps } from './first-steps.queries';
import { firstStepsTexts as texts } from './first-steps.texts';

/** The checklist in the sidebar of the owner, with how many steps are done, until it is dismissed. */
export function FirstStepsLink({ collapsed }: { collapsed: boolean }) {
  const checklist = useFirstSteps().data?.body.data;
  const { pathname } = useLocation();
  if (!checklist || checklist.dismissed) return null;
  const done = doneCount(checklist);
  return (
    <Link
      className="side__row"
      to={paths.firstSteps}
      aria-current={pathname === paths.firstSteps ? 'page' : undefined}
      title={collapsed ? texts.title : undefined}
    >
      <CheckIcon />
      <span className={collapsed ? 'vh' : undefined}>{texts.title}</span>
      {!collapsed && (
        <span className="side__count side__count--quiet num" aria-hidden="true">
          {done}/{FIRST_STEPS.length}
        </span>
      )}
      <span className="vh">, {texts.count(done, FIRST_STEPS.length)}</span>
    </Link>
  );
}

const SHOWN = 'first-steps-shown';

/** Notes that the owner has seen the checklist in this tab. */
export function useFirstStepsShown(): void {
  useEffect(() => sessionStorage.setItem(SHOWN, 'true'), []);
}

/** Leads the owner from the overview to an open checklist, once in each tab; after that the overview is the overview. */
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
