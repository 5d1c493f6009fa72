import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { UploadIcon } from 'lucide-react';
import { type DragEvent, useState } from 'react';

interface Props {
  name: string;
  /** Says what is dropped here, and what else can be done. */
  title: string;
  note: string;
  /** The button that opens the device's own dialog. */
  choose: string;
  accept: string;
  multiple?: boolean;
  /** The ids of texts that tell what is wrong with it. */
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
  // The button is the label of the input that has the focus.
  '& label:has(:focus-visible)': {
    outline: '2px solid var(--palette-primary-main)',
    outlineOffset: 2,
  },
  '& .MuiButton-root': { flexBasis: { xs: '100%', md: 'auto' } },
} as const;

/** Takes files: dropped, or chosen on the device. */
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
      {/* The input in it is what can be focused and pressed. */}
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
            // Choosing the same file again counts as a choice, too.
            currentTarget.value = '';
          }}
        />
      </Button>
    </Box>
  );
}
