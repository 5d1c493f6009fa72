import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { formatCount } from '@shishir/format';
import { SidebarCount } from '../../platform/ui/page/sidebar-row';
import { useContactMessageCounts } from './contact-message.queries';
import { contactMessageTexts } from './contact-message.texts';

/** Number of new contact messages, for the sidebar. */
export function NewContactMessageCount() {
  const count = useContactMessageCounts()?.new ?? 0;
  if (count === 0) return null;
  return (
    <>
      <SidebarCount>{formatCount(count)}</SidebarCount>
      <Box component="span" sx={visuallyHidden}>
        , {contactMessageTexts.newContactMessages(count)}
      </Box>
    </>
  );
}
