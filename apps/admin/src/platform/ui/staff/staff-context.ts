import type { User } from '@shishir/contract';
import { createContext, useContext } from 'react';

interface Staff {
  user: User;
  /** True after the session has ended: the page stays, and the user is asked to sign in again. */
  sessionOver: boolean;
}

export const StaffContext = createContext<Staff | null>(null);

function useStaffContext(): Staff {
  const staff = useContext(StaffContext);
  if (!staff) throw new Error('useStaff must be used behind the guard');
  return staff;
}

/** Returns the staff account that the guard admitted. */
export const useStaff = (): User => useStaffContext().user;

export const useSessionOver = (): boolean => useStaffContext().sessionOver;
