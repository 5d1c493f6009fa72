import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { initials } from '../../platform/theme/letter-avatar';
import { contactMessageTexts } from './contact-message.texts';

/** The one who cares for an enquiry, in two letters; read out with the name. */
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

/** Decoration beside a name, or a dash if there is none. */
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
