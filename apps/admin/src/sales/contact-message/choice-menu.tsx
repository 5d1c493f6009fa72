import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { CONTACT_MESSAGE_STATUSES, type ContactMessageStatus } from '@shishir/contract';
import {
  ArchiveIcon,
  CheckIcon,
  ChevronDownIcon,
  EyeIcon,
  MailIcon,
  OctagonExclamationPointIcon,
  ReplyIcon,
} from 'lucide-react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { initials } from '../../platform/theme/letter-avatar';
import { useStaff } from '../../platform/ui/staff/staff-context';
import { useOwners } from './contact-message.queries';
import { contactMessageTexts, STATUS_NAMES } from './contact-message.texts';

interface MenuButtonProps {
  /** What is chosen with it: 'State'. */
  label: string;
  /** The present value; left out where several enquiries are changed at once. */
  value?: string;
  /** Stands in for the button's text on narrow screens. */
  mark?: ReactNode;
  children: (close: () => void) => ReactNode;
}

/** A button with the present value that opens the choice of another. */
function MenuButton({ label, value, mark, children }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant={value === undefined ? 'text' : 'outlined'}
        className={mark ? 'pick pick--marked' : 'pick'}
        aria-label={value && `${label}: ${value}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<ChevronDownIcon />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {mark}
        <span className="pick__label">{label}</span>
        {value && <span className="pick__value">{value}</span>}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': label }, paper: { className: 'pick-menu' } }}
      >
        {children(() => setAnchor(null))}
      </Menu>
    </>
  );
}

const STATUS_ICONS: Record<ContactMessageStatus, ComponentType> = {
  new: MailIcon,
  read: EyeIcon,
  replied: ReplyIcon,
  archived: ArchiveIcon,
  spam: OctagonExclamationPointIcon,
};

interface StateMenuProps {
  value?: ContactMessageStatus;
  /** Shown instead of the name of the state. */
  label?: string | undefined;
  onChoose: (status: ContactMessageStatus) => void;
}

export function StateMenu({ value, label, onChoose }: StateMenuProps) {
  return (
    <MenuButton
      label={contactMessageTexts.filters.state}
      value={label ?? (value && STATUS_NAMES[value])}
    >
      {(close) =>
        CONTACT_MESSAGE_STATUSES.flatMap((status) => {
          const Icon = STATUS_ICONS[status];
          return [
            status === 'spam' && <Divider key="divider" />,
            <MenuItem
              key={status}
              role="menuitemradio"
              aria-checked={status === value}
              className={status === 'spam' ? 'pick-menu__bad' : undefined}
              onClick={() => {
                close();
                if (status !== value) onChoose(status);
              }}
            >
              <Icon />
              {STATUS_NAMES[status]}
              {status === value && <CheckIcon className="pick-menu__check" />}
              {status === 'archived' && status !== value && <kbd aria-hidden="true">E</kbd>}
            </MenuItem>,
          ];
        })
      }
    </MenuButton>
  );
}

interface Owner {
  id: number;
  name: string;
}

interface OwnerMenuProps {
  /** Null is nobody; left out where several enquiries are changed at once. */
  value?: Owner | null;
  onChoose: (owner: Owner | null) => void;
}

export function OwnerMenu({ value, onChoose }: OwnerMenuProps) {
  const me = useStaff();
  const owners = useOwners();
  // Who has left the staff may still own an enquiry.
  const gone = value && !owners.some(({ id }) => id === value.id) ? [value] : [];
  const { nobody, owner: label } = contactMessageTexts.filters;
  return (
    <MenuButton
      label={label}
      value={value === undefined ? undefined : (value?.name ?? nobody)}
      mark={value !== undefined && <Mark owner={value} />}
    >
      {(close) =>
        [...gone, ...owners, null].flatMap((owner) => [
          owner === null && <Divider key="divider" />,
          <MenuItem
            key={owner?.id ?? 'nobody'}
            role="menuitemradio"
            aria-checked={value !== undefined && owner?.id === value?.id}
            onClick={() => {
              close();
              if (value === undefined || owner?.id !== value?.id) onChoose(owner);
            }}
          >
            <Mark owner={owner} />
            {owner?.name ?? nobody}
            {value !== undefined && owner?.id === value?.id ? (
              <CheckIcon className="pick-menu__check" />
            ) : (
              owner?.id === me.id && <kbd aria-hidden="true">I</kbd>
            )}
          </MenuItem>,
        ])
      }
    </MenuButton>
  );
}

const Mark = ({ owner }: { owner: Owner | null }) => (
  <span className={owner ? 'owner-mark' : 'owner-mark owner-mark--none'} aria-hidden="true">
    {owner ? initials(owner.name) : '–'}
  </span>
);
