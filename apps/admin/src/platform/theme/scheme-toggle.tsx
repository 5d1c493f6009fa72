import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { MoonIcon, SunIcon } from 'lucide-react';
import { themeTexts as texts } from './theme.texts';

/** Switches to the other scheme and remembers it; until then the system setting applies. */
export function SchemeToggle() {
  const { mode, systemMode, setMode } = useColorScheme();
  const shown = mode === 'system' ? systemMode : mode;
  const other = shown === 'dark' ? 'light' : 'dark';
  return (
    <IconButton aria-label={texts[other]} onClick={() => setMode(other)}>
      {other === 'light' ? <SunIcon /> : <MoonIcon />}
    </IconButton>
  );
}
