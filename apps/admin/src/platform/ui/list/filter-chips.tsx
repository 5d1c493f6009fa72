import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { XIcon } from 'lucide-react';
import { listTexts } from './list.texts';

interface Chip {
  /** Address parameter of this filter. */
  name: string;
  label: string;
}

interface Props {
  chips: Chip[];
  onRemove: (name: string) => void;
}

/** Filters whose fields are not on screen, such as those of a link; a click removes one. */
export function FilterChips({ chips, onRemove }: Props) {
  if (chips.length === 0) return null;
  return (
    <Stack direction="row" sx={{ flex: '1 0 100%', flexWrap: 'wrap', gap: 1 }}>
      {chips.map(({ name, label }) => (
        <Button
          key={name}
          endIcon={<XIcon />}
          aria-label={listTexts.removeFilter(label)}
          onClick={() => onRemove(name)}
          sx={{
            minWidth: 0,
            maxWidth: '100%',
            minHeight: { xs: 44, md: 32 },
            px: 1.5,
            borderRadius: { xs: '22px', md: '16px' },
            bgcolor: 'primary.wash',
            fontSize: '0.8125rem',
          }}
        >
          {label}
        </Button>
      ))}
    </Stack>
  );
}
