import Box from '@mui/material/Box';

/** Number or reference of a record, such as 'ENQ-2026-000012', which is never broken at its hyphens. */
export const RecordNumber = ({ children }: { children: string }) => (
  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
    {children}
  </Box>
);
