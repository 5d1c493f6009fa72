import Button from '@mui/material/Button';
import Stack, { type StackProps } from '@mui/material/Stack';
import { formatCount } from '@shishir/format';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';

interface BarProps extends StackProps {
  /** `PageTabs`. */
  children: ReactNode;
  actions?: ReactNode;
  /** For a page that fills the window: the bar has no margin, and paper below it. */
  flush?: boolean;
}

const IN_PAGE = {
  minHeight: { md: 48 },
  mt: { xs: -1, md: -2 },
  mx: { xs: -2, md: 0 },
  mb: 2,
  px: { xs: 2, md: 0 },
};
const FLUSH = { minHeight: 57, pt: 1, px: { xs: 2, md: 3 }, bgcolor: 'background.paper' };

/** Row above a list: views at the left, actions at the right, a hairline below. */
export function PageBar({ children, actions, flush = false, sx = [], ...props }: BarProps) {
  return (
    <Stack
      {...props}
      direction="row"
      sx={[
        {
          flexWrap: { xs: 'wrap-reverse', md: 'nowrap' },
          gap: { xs: 1, md: 2 },
          alignItems: 'flex-end',
          borderBottom: 1,
          borderColor: 'divider',
        },
        flush ? FLUSH : IN_PAGE,
        ...[sx].flat(),
      ]}
    >
      {children}
      {actions && (
        <Stack
          direction="row"
          sx={({ breakpoints }) => ({
            gap: 1,
            alignItems: 'center',
            pb: 1,
            [breakpoints.down('md')]: { alignSelf: 'center', ml: 'auto', pb: 0 },
            [breakpoints.down('sm')]: {
              flexWrap: 'wrap',
              width: '100%',
              '& > .MuiButton-contained': { flex: '1 0 auto' },
            },
          })}
        >
          {actions}
        </Stack>
      )}
    </Stack>
  );
}

interface TabsProps extends StackProps<'nav'> {
  label: string;
}

/** Links to the views of a page, in a row that scrolls sideways on phones. */
export function PageTabs({ label, sx = [], ...props }: TabsProps) {
  return (
    <Stack
      component="nav"
      aria-label={label}
      direction="row"
      {...props}
      sx={[
        { flex: 1, gap: 0.5, minWidth: 0, overflowX: 'auto', scrollbarWidth: 'none' },
        ({ breakpoints }) => ({
          [breakpoints.down('md')]: { flexBasis: 'auto', mx: -1.5 },
          [breakpoints.down('sm')]: { flexBasis: '100%' },
        }),
        ...[sx].flat(),
      ]}
    />
  );
}

interface TabProps {
  to: string;
  current: boolean;
  /** Number of rows of the view; null if unknown. */
  count?: number | null | undefined;
  children: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

export function PageTab({ current, count = null, children, ...props }: TabProps) {
  return (
    <Button
      component={Link}
      variant="tab"
      aria-current={current ? 'page' : undefined}
      preventScrollReset
      {...props}
    >
      {children} {count !== null && <small>{formatCount(count)}</small>}
    </Button>
  );
}
