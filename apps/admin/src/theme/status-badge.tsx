import './status-badge.css';

export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'mute';

/** A status by label and colour: the label carries the meaning. */
export function StatusBadge({ tone, label }: { tone: Tone; label: string }) {
  return <span className={`badge badge--${tone}`}>{label}</span>;
}
