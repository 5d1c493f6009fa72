import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentProps, PropsWithChildren } from 'react';
import { TextLink } from '../../../platform/ui/page/text-link';

const formSx = {
  display: 'grid',
  gap: 2.25,
  '& .MuiOutlinedInput-root': { height: 48 },
  '& > .MuiButton-root': { minHeight: 48 },
};

type FormProps = Pick<ComponentProps<'form'>, 'aria-label' | 'onSubmit' | 'children'>;

/** Form on the pages before sign-in; its fields and button are taller than those in the dashboard. */
export const EntryForm = (props: FormProps) => (
  <Box component="form" noValidate {...props} sx={formSx} />
);

/** Link below an entry form to another page. */
export const OtherWay = ({ to, children }: PropsWithChildren<{ to: string }>) => (
  <Typography sx={{ mt: 1 }}>
    <TextLink
      to={to}
      underline="hover"
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 500 }}
    >
      {children}
    </TextLink>
  </Typography>
);
