import type { User } from '@shishir/contract';
import { createContext, useContext } from 'react';

export const StaffContext = createContext<User | null>(null);

/** The member of staff whom the guard admitted. */
export function useStaff(): User {
  const user = useContext(StaffContext);
  if (!user) throw new Error('useStaff must be used behind the guard');
  return user;
}
