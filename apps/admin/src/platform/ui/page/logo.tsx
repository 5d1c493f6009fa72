import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { pictureUrl, pictureWidths } from '@shishir/format';
import { colors } from '@shishir/tokens';
import { useId } from 'react';
import { useCompany, useCompanyName } from './company.queries';

/** The company's logo; without one, a drop with three breaks and the name. `mark` fits it into 40 pixels. */
export function Logo({ mark = false }: { mark?: boolean }) {
  const fill = useId();
  const name = useCompanyName();
  const logo = useCompany()?.logo;
  if (logo) {
    const width = pictureWidths(Math.min(logo.width, 320)).at(-1)!;
    return (
      <Box
        component="img"
        src={pictureUrl(logo.key, width, 'webp')}
        alt={name}
        width={logo.width}
        height={logo.height}
        sx={[pictureLook, mark ? markLook : wideLook, darkLook]}
      />
    );
  }
  return (
    <Stack component="span" direction="row" sx={nameLook}>
      <svg viewBox="0 0 30 36" width="24" height="29" aria-hidden="true">
        <defs>
          <linearGradient id={fill} x1="0" y1="0" x2="1" y2="1">
            <stop offset="0" stopColor="#64A8D4" />
            <stop offset="1" stopColor="#0B6FB8" />
          </linearGradient>
        </defs>
        <path
          d="M15 1C20 8.500 28 14 28 22.500a13 13 0 0 1-26 0C2 14 10 8.500 15 1z"
          fill={`url(#${fill})`}
        />
        <path
          d="M2.600 18.500h24.800M2.100 23.500h25.800M4.400 29h21.200"
          stroke="var(--palette-background-side)"
          strokeWidth="2.2"
        />
      </svg>
      <Box component="span" sx={mark ? visuallyHidden : twoLines}>
        {name}
      </Box>
    </Stack>
  );
}

const pictureLook = { width: 'auto', height: 40, objectFit: 'contain' };

const wideLook = { maxWidth: 176, objectPosition: 'left' };
const markLook = { maxWidth: 40 };

/** Most logos are drawn for a white background. */
const darkLook = (theme: Theme) =>
  theme.applyStyles('dark', { padding: '4px', borderRadius: '6px', background: colors.white });

const nameLook = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1.25,
  minHeight: 29,
  font: '600 1.0625rem/1 var(--display)',
  letterSpacing: '-0.02em',
  '& svg': { flex: 'none' },
};

const twoLines = {
  display: '-webkit-box',
  maxWidth: '13em',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  // Room for descenders.
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
};
