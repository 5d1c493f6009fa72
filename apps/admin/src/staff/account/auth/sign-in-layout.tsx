import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { PropsWithChildren, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useCompanyName } from '../../../platform/ui/page/company.queries';
import { addressIn, LANGUAGE_NAMES, OTHER_LOCALE } from '../../../platform/ui/page/locale-base';
import { Logo } from '../../../platform/ui/page/logo';
import { DrawnUnit } from '../../../platform/ui/page/page-state';
import { PageTitle } from '../../../platform/ui/page/page-title';
import { publicAddress } from '../../../platform/ui/page/public-address';
import { authTexts } from './auth.texts';

interface Props {
  title: string;
  /** Sentence below the title; its line is reserved while it is empty. */
  note?: ReactNode;
}

const pageSx = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '1.15fr 1fr' },
  gridTemplateRows: { xs: '200px 1fr', md: 'none' },
  minHeight: '100vh',
};

const airSx = {
  // Background of the logo.
  '--palette-background-side': '#0a1a2a',
  // Strokes of the drawn unit.
  '--palette-text-third': '#8cc8f2',
  '--palette-primary-main': '#8cc8f2',
  position: 'relative',
  display: 'grid',
  // The name of the dashboard starts at a third of the height.
  gridTemplateRows: { xs: 'auto 1fr', md: '1fr 2fr' },
  rowGap: { xs: 3, md: 0 },
  placeItems: 'start',
  overflow: 'hidden',
  px: { xs: 3, md: 7 },
  py: { xs: 3, md: 5 },
  background: 'linear-gradient(165deg, #0a1a2a 10%, #0f2f4b 55%, #17669f)',
  color: 'common.white',
  '& > svg': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    // Keeps the lines clear of the text.
    maskImage: {
      xs: 'linear-gradient(to right, transparent 60%, black)',
      md: 'linear-gradient(transparent 45%, black 75%)',
    },
  },
  // Tall enough for an uploaded logo, which loads later.
  '& > a': { position: 'relative', display: 'flex', alignItems: 'center', minHeight: 56 },
};

/** Ceiling unit whose air settles in the lines below. */
const unitSx = {
  display: { xs: 'none', md: 'block' },
  position: 'absolute',
  top: 0,
  right: '9%',
  // The ceiling is the edge of the window.
  transform: 'translateY(-9.5%)',
  width: '44%',
  opacity: 0.55,
  '& > svg': { display: 'block', width: '100%', height: 'auto' },
  '& path': { vectorEffect: 'non-scaling-stroke' },
};

const areaSx = {
  fontSize: { xs: '1.625rem', md: '3.25rem' },
  fontWeight: 400,
  lineHeight: 1.12,
};

/** Aligned to the top, since a centred form would move when an error appears in it. */
const sideSx = {
  position: 'relative',
  display: 'grid',
  placeItems: 'start center',
  px: 3,
  pt: { xs: 4, md: '24vh' },
  pb: 4,
  bgcolor: 'background.paper',
};

const otherLanguageSx = {
  position: 'absolute',
  top: { xs: 24, md: 40 },
  right: { xs: 24, md: 56 },
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 500,
};

/** Layout of the pages before sign-in: the dashboard and its company on one side, a form on the other. */
export function SignInLayout({ title, note, children }: PropsWithChildren<Props>) {
  const company = useCompanyName();
  const { pathname, search } = useLocation();
  return (
    <Box sx={pageSx}>
      <PageTitle text={title} />
      <Box component="header" sx={airSx}>
        <AirLines />
        <Box sx={unitSx}>
          <DrawnUnit shows="air" />
        </Box>
        <a href={publicAddress(window.location)} aria-label={authTexts.home}>
          <Logo />
        </a>
        <Box sx={{ position: 'relative' }}>
          <Typography variant="h1" component="p" sx={areaSx}>
            {authTexts.area}
          </Typography>
          <Typography sx={{ mt: 1, fontSize: { md: '1.0625rem' }, opacity: 0.85 }}>
            {company && authTexts.forStaff(company)}
          </Typography>
        </Box>
      </Box>
      <Box component="main" sx={sideSx}>
        <Box sx={{ width: '100%', maxWidth: 384 }}>
          <Box sx={{ mb: 2.5 }}>
            <Typography variant="h1" sx={{ fontSize: '1.875rem' }}>
              {title}
            </Typography>
            {note !== undefined && (
              <Typography sx={{ minHeight: '1.5em', mt: 1, color: 'text.secondary' }}>
                {note}
              </Typography>
            )}
          </Box>
          {children}
        </Box>
        <Link
          href={addressIn(OTHER_LOCALE, pathname) + search}
          lang={OTHER_LOCALE}
          hrefLang={OTHER_LOCALE}
          underline="hover"
          sx={otherLanguageSx}
        >
          {LANGUAGE_NAMES[OTHER_LOCALE]}
        </Link>
      </Box>
    </Box>
  );
}

const LINES = 26;

/** Returns the path of one layer of cold air; lower layers are calmer and clearer. */
function layer(step: number): string {
  const y = 120 + step * 30;
  const fall = 40 + step * 38;
  const rise = 260 + step * 22;
  const end = 80 + step * 34;
  return `M-40 ${y}C160 ${fall} 320 ${rise} 520 ${y + 30}S760 ${end} 860 ${170 + step * 28}`;
}

/** Drawing of settling air. */
function AirLines() {
  return (
    <svg
      viewBox="0 0 800 900"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      fill="none"
      stroke="#8CC8F2"
      strokeWidth="1.3"
    >
      {Array.from({ length: LINES }, (_, step) => (
        <path key={step} d={layer(step)} opacity={0.05 + step * 0.016} />
      ))}
    </svg>
  );
}
