import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { paletteTexts as texts } from './command-palette.texts';

/** Keys and their effects, shown instead of results. */
export function PaletteKeys() {
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 1.5, p: 2.5 }}>
      {texts.keys.map(({ keys, does }) => (
        <Box
          key={does}
          sx={{ display: 'grid', gridTemplateColumns: '112px 1fr', alignItems: 'center' }}
        >
          <Stack component="dt" direction="row" sx={{ gap: 0.5 }}>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </Stack>
          <Box component="dd" sx={{ color: 'text.secondary' }}>
            {does}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const footSx = {
  display: { xs: 'none', md: 'flex' },
  flex: 'none',
  gap: 2,
  alignItems: 'center',
  minHeight: 44,
  px: 2.5,
  borderTop: 1,
  borderColor: 'divider',
  color: 'text.third',
  '& > span': { display: 'inline-flex', gap: 0.5, alignItems: 'center' },
  '& > span:last-of-type': { ml: 'auto' },
};

/** Most used keys, below the results on screens with a keyboard. */
export function PaletteFoot() {
  return (
    <Typography variant="caption" component="p" aria-hidden="true" sx={footSx}>
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd> {texts.move}
      </span>
      <span>
        <kbd>Enter</kbd> {texts.open}
      </span>
      <span>
        <kbd>Ctrl</kbd>
        <kbd>Enter</kbd> {texts.newTab}
      </span>
      <span>{texts.hint}</span>
    </Typography>
  );
}
