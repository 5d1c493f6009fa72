import type { User } from '@shishir/contract';
import { createContext, useContext } from 'react';

interface Staff {
  user: User;
  /** True where the session has ended since: the page stays, the person is asked to sign in again. */
  sessionOver: boolean;
}

export const StaffContext = createContext<Staff | null>(null);

function useStaffContext(): Staff {
  const staff = useContext(StaffContext);
  if (!staff) throw new Error('useStaff must be used behind the guard');
  return staff;
}

/** The member of staff whom the guard admitted. */
export const useStaff = (): User => useStaffContext().user;

export const useSessionOver = (): boolean => useStaffContext().sessionOver;
