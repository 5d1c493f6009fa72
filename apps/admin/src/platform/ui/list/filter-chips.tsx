import Button from '@mui/material/Button';
import { XIcon } from 'lucide-react';
import { listTexts } from './list.texts';
import './filter-chips.css';

interface Chip {
  /** The parameter of the address that sets this filter. */
  name: string;
  label: string;
}

interface Props {
  chips: Chip[];
  onRemove: (name: string) => void;
}

/** Filters whose fields are not on screen, such as those of a link; a press removes one. */
export function FilterChips({ chips, onRemove }: Props) {
  if (chips.length === 0) return null;
  return (
    <div className="filter-chips">
      {chips.map(({ name, label }) => (
        <Button
          key={name}
          className="filter-chips__chip"
          endIcon={<XIcon />}
          aria-label={listTexts.removeFilter(label)}
          onClick={() => onRemove(name)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
