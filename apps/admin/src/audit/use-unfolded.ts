import type { AuditEntry } from '@shishir/contract';
import { useId, useState } from 'react';
import { whatText } from './audit-parts';
import { auditTexts } from './audit.texts';

/** Whether the changes of a line are shown, and what its button needs to say so. */
export function useUnfolded(entry: AuditEntry) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return {
    id,
    open,
    button: {
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      'aria-label': auditTexts.showOf(whatText(entry)),
      onClick: () => setOpen(!open),
    },
  };
}
