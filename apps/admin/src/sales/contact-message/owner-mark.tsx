import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { LetterAvatar } from '../../platform/theme/letter-avatar';
import { contactMessageTexts } from './contact-message.texts';

/** Initials of an enquiry's owner; screen readers get the name. */
export function OwnerMark({ name }: { name: string }) {
  return (
    <Box
      component="span"
      title={contactMessageTexts.ownedBy(name)}
      // Contains the hidden text, which would lengthen the page below a part that scrolls.
      sx={{ flex: 'none', position: 'relative' }}
    >
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
  return <LetterAvatar name={name ?? '–'} size={24} />;
}
