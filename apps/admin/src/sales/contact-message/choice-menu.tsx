import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import { CONTACT_MESSAGE_STATUSES, type ContactMessageStatus } from '@shishir/contract';
import {
  ArchiveIcon,
  EyeIcon,
  MailIcon,
  OctagonExclamationPointIcon,
  ReplyIcon,
} from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { useStaff } from '../../platform/ui/staff/staff-context';
import { useOwners } from './contact-message.queries';
import { contactMessageTexts, STATUS_NAMES } from './contact-message.texts';
import { Letters } from './owner-mark';
import { PickItem, PickMenu } from './pick-menu';

interface ValueMenuProps {
  /** Name of the value, such as 'State'. */
  label: string;
  /** The current value; omitted if several enquiries are changed together. */
  value?: string | undefined;
  /** Shown instead of the value on narrow screens. */
  mark?: ReactNode;
  children: (close: () => void) => ReactNode;
}

/** A button that shows the current value and opens a menu of others. */
export function ValueMenu({ label, value, mark, children }: ValueMenuProps) {
  if (value === undefined) {
    return (
      <PickMenu variant="text" label={label}>
        {children}
      </PickMenu>
    );
  }
  return (
    <PickMenu
      label={label}
      aria-label={`${label}: ${value}`}
      face={
        <>
          {mark && (
            <Box component="span" sx={{ display: { lg: 'none' } }}>
              {mark}
            </Box>
          )}
          <Box component="span" sx={{ ...WIDE, color: 'text.third', fontWeight: 400 }}>
            {label}
          </Box>
          <Box component="span" sx={mark ? WIDE : undefined}>
            {value}
          </Box>
        </>
      }
    >
      {children}
    </PickMenu>
  );
}

/** Hides the words on narrow screens, as the name of the button contains them. */
const WIDE = { display: { xs: 'none', lg: 'inline' } };

const STATUS_ICONS: Record<ContactMessageStatus, ComponentType> = {
  new: MailIcon,
  read: EyeIcon,
  replied: ReplyIcon,
  archived: ArchiveIcon,
  spam: OctagonExclamationPointIcon,
};

interface StateMenuProps {
  value?: ContactMessageStatus;
  /** Shown instead of the state's name. */
  label?: string | undefined;
  onChoose: (status: ContactMessageStatus) => void;
}

export function StateMenu({ value, label, onChoose }: StateMenuProps) {
  return (
    <ValueMenu
      label={contactMessageTexts.filters.state}
      value={label ?? (value && STATUS_NAMES[value])}
    >
      {(close) =>
        CONTACT_MESSAGE_STATUSES.flatMap((status) => {
          const Icon = STATUS_ICONS[status];
          return [
            status === 'spam' && <Divider key="divider" />,
            <PickItem
              key={status}
              mark={<Icon />}
              checked={status === value}
              letter={status === 'archived' && 'E'}
              bad={status === 'spam'}
              onClick={() => {
                close();
                if (status !== value) onChoose(status);
              }}
            >
              {STATUS_NAMES[status]}
            </PickItem>,
          ];
        })
      }
    </ValueMenu>
  );
}

interface Owner {
  id: number;
  name: string;
}

interface OwnerMenuProps {
  /** Null for no owner; omitted if several enquiries are changed together. */
  value?: Owner | null;
  onChoose: (owner: Owner | null) => void;
}

export function OwnerMenu({ value, onChoose }: OwnerMenuProps) {
  const me = useStaff();
  const owners = useOwners();
  // A former member of staff may still own an enquiry.
  const former = value && !owners.some(({ id }) => id === value.id) ? [value] : [];
  const { nobody, owner: label } = contactMessageTexts.filters;
  return (
    <ValueMenu
      label={label}
      value={value === undefined ? undefined : (value?.name ?? nobody)}
      mark={value !== undefined && <Letters name={value?.name ?? null} />}
    >
      {(close) =>
        [...former, ...owners, null].flatMap((owner) => [
          owner === null && <Divider key="divider" />,
          <PickItem
            key={owner?.id ?? 'nobody'}
            mark={<Letters name={owner?.name ?? null} />}
            checked={value !== undefined && owner?.id === value?.id}
            letter={owner?.id === me.id && 'I'}
            onClick={() => {
              close();
              if (value === undefined || owner?.id !== value?.id) onChoose(owner);
            }}
          >
            {owner?.name ?? nobody}
          </PickItem>,
        ])
      }
    </ValueMenu>
  );
}
