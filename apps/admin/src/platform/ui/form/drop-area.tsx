import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type ChangeEvent, type DragEvent, type PropsWithChildren, useState } from 'react';

interface Props {
  /** Accessible name of the input. */
  label: string;
  accept: string;
  multiple?: boolean;
  autoFocus?: boolean;
  /** Id of a text about the files. */
  describedBy?: string;
  invalid: boolean;
  onFiles: (files: File[]) => void;
  sx?: SxProps<Theme>;
}

const tinted = {
  borderColor: 'primary.main',
  bgcolor: 'color-mix(in srgb, var(--palette-primary-wash) 50%, transparent)',
};
const AREA = {
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  border: '1.5px dashed',
  borderColor: 'field',
  borderRadius: '10px',
  textAlign: 'center',
  cursor: 'pointer',
  transition: 'background var(--t), border-color var(--t)',
  '& > b': { color: 'primary.ink', fontWeight: 600 },
  '&:hover': tinted,
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;

/** Accepts files that are chosen by click or dropped. */
export function DropArea(props: PropsWithChildren<Props>) {
  const { label, describedBy, invalid, onFiles, sx = [], children, ...input } = props;
  const [over, setOver] = useState(false);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    // Resets the input, so that the same file can be chosen again, for example after it was fixed.
    event.target.value = '';
    if (files.length > 0) onFiles(files);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <Box
      component="label"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={[AREA, over && { ...tinted, borderStyle: 'solid' }, ...[sx].flat()]}
    >
      {children}
      <Box
        component="input"
        sx={visuallyHidden}
        type="file"
        {...input}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={invalid}
        onChange={choose}
      />
    </Box>
  );
}
