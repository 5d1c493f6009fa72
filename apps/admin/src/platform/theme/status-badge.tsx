import Chip from '@mui/material/Chip';

export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'mute';

interface Props {
  tone: Tone;
  label: string;
  /** Shown on hover, such as a reason. */
  title?: string | undefined;
}

const COLORS = {
  ok: 'success',
  warn: 'warning',
  bad: 'error',
  info: 'info',
  mute: 'default',
} as const;

/** Status with label and colour; the label alone carries the meaning. */
export function StatusBadge({ tone, label, title }: Props) {
  return (
    <Chip component="span" variant="status" color={COLORS[tone]} label={label} title={title} />
  );
}
