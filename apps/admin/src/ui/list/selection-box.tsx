import Checkbox from '@mui/material/Checkbox';
import { listTexts } from './list.texts';

interface Props {
  /** What the row is called. */
  name: string;
  checked: boolean;
  onTurn: () => void;
}

export function SelectionBox({ name, checked, onTurn }: Props) {
  return (
    <Checkbox
      checked={checked}
      onChange={onTurn}
      slotProps={{ input: { 'aria-label': listTexts.select(name) } }}
    />
  );
}
