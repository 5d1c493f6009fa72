import './status-badge.css';

export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'mute';

/** A state by word and colour: the word carries the meaning. */
export function StatusBadge({ tone, label }: { tone: Tone; label: string }) {
  return <span className={`badge badge--${tone}`}>{label}</span>;
}
