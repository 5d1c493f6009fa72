import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { UploadIcon } from 'lucide-react';
import { type DragEvent, useState } from 'react';

interface Props {
  name: string;
  /** Names what to drop here and the alternative. */
  title: string;
  note: string;
  /** Label of the button that opens the file dialog. */
  choose: string;
  accept: string;
  multiple?: boolean;
  /** Ids of error texts. */
  describedBy?: string;
  invalid?: boolean;
  onFiles: (files: File[]) => void;
}

const zoneSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  p: '14px 16px',
  border: '1.5px dashed',
  borderColor: 'var(--palette-field)',
  borderRadius: '8px',
  color: 'text.secondary',
  // The button is the label of the focused input.
  '& label:has(:focus-visible)': {
    outline: '2px solid var(--palette-primary-main)',
    outlineOffset: 2,
  },
  '& .MuiButton-root': { flexBasis: { xs: '100%', md: 'auto' } },
} as const;

/** Accepts files that are dropped, or chosen in a dialog. */
export function DropZone(props: Props) {
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [first, ...others] = [...(files ?? [])];
    if (first) props.onFiles(props.multiple ? [first, ...others] : [first]);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <Box
      sx={[
        zoneSx,
        Boolean(props.invalid) && { borderColor: 'error.main' },
        over && { borderStyle: 'solid', borderColor: 'primary.main', bgcolor: 'primary.wash' },
      ]}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <UploadIcon size={24} />
      <Typography component="div" sx={{ flex: 1, minWidth: 140, color: 'text.third' }}>
        <Typography sx={{ color: 'text.primary', fontWeight: 600 }}>{props.title}</Typography>
        {props.note}
      </Typography>
      {/* The input inside receives focus and clicks. */}
      <Button component="label" role={undefined} tabIndex={-1} variant="outlined">
        {props.choose}
        <Box
          component="input"
          sx={visuallyHidden}
          type="file"
          name={props.name}
          accept={props.accept}
          multiple={props.multiple}
          aria-describedby={props.describedBy}
          aria-invalid={props.invalid}
          onChange={({ currentTarget }) => {
            take(currentTarget.files);
            // Resets the input, so that the same file can be chosen again.
            currentTarget.value = '';
          }}
        />
      </Button>
    </Box>
  );
}
