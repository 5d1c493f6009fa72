import type { Webhook } from '@shishir/contract';
import { StatusBadge, type Tone } from '../../platform/theme/status-badge';
import { webhooksTexts as texts } from './webhooks.texts';

const TONES: Record<Webhook['state'], Tone> = { active: 'ok', paused: 'mute', stopped: 'bad' };

export function WebhookState({ webhook: { state, failing_since } }: { webhook: Webhook }) {
  if (state === 'active' && failing_since) return <StatusBadge tone="warn" label={texts.failing} />;
  return <StatusBadge tone={TONES[state]} label={texts.labels[state]} />;
}
