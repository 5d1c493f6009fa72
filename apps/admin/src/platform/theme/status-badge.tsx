import './status-badge.css';

export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'mute';

interface Props {
  tone: Tone;
  label: string;
  /** Shown on hover, such as a reason. */
  title?: string | undefined;
}

/** A status by label and colour: the label carries the meaning. */
export function StatusBadge({ tone, label, title }: Props) {
  return (
    <span className={`badge badge--${tone}`} title={title}>
      {label}
    </span>
  );
}
