import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { formatCount } from '@shishir/format';
import { SidebarCount } from '../../../platform/ui/page/sidebar-row';
import { useContactMessageCounts } from '../contact-message.queries';
import { pipelineTexts } from './pipeline.texts';

/** Number of own next steps that are due, for the sidebar. */
export function DueCount() {
  const count = useContactMessageCounts()?.due ?? 0;
  if (count === 0) return null;
  return (
    <>
      <SidebarCount>{formatCount(count)}</SidebarCount>
      <Box component="span" sx={visuallyHidden}>
        , {pipelineTexts.dueCount(count)}
      </Box>
    </>
  );
}
