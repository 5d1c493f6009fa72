import Button from '@mui/material/Button';
import { UploadIcon } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import './drop-zone.css';

interface Props {
  name: string;
  /** What is dropped here, and what else can be done. */
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
    <div
      className={['drop-zone', over && 'drop-zone--over', props.invalid && 'drop-zone--refused']
        .filter(Boolean)
        .join(' ')}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <UploadIcon />
      <p>
        <b>{props.title}</b>
        {props.note}
      </p>
      {/* The input in it is what can be focused and pressed. */}
      <Button component="label" role={undefined} tabIndex={-1} variant="outlined">
        {props.choose}
        <input
          className="vh"
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
    </div>
  );
}
