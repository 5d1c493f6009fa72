import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { initials } from '../../platform/theme/letter-avatar';
import { contactMessageTexts } from './contact-message.texts';

/** Initials of an enquiry's owner; screen readers get the name. */
export function OwnerMark({ name }: { name: string }) {
  return (
    <Box component="span" title={contactMessageTexts.ownedBy(name)} sx={{ flex: 'none' }}>
      <Letters name={name} />
      <Box component="span" sx={visuallyHidden}>
        {contactMessageTexts.ownedBy(name)}
      </Box>
    </Box>
  );
}

interface LettersProps {
  /** Null for no owner. */
  name: string | null;
}

/** Decorative initials beside a name; a dash without one. */
export function Letters({ name }: LettersProps) {
  return (
    <Avatar
      component="span"
      aria-hidden="true"
      sx={{
        width: 24,
        height: 24,
        bgcolor: name === null ? 'neutral.wash' : 'primary.wash',
        color: name === null ? 'text.secondary' : 'primary.ink',
        fontSize: '0.625rem',
        fontWeight: 600,
      }}
    >
      {name === null ? '–' : initials(name)}
    </Avatar>
  );
}
