import type { ImportRow, ProductImport } from '@shishir/contract';
import { StatusBadge, type Tone } from '../theme/status-badge';
import { importTexts } from './product-imports.texts';

const STATUS_TONES: Record<ProductImport['status'], Tone> = {
  previewed: 'warn',
  applied: 'ok',
  undone: 'mute',
};
const EFFECT_TONES: Record<ImportRow['effect'], Tone> = {
  new: 'ok',
  changed: 'info',
  unchanged: 'mute',
  wrong: 'bad',
};

export const ImportStatus = ({ status }: Pick<ProductImport, 'status'>) => (
  <StatusBadge tone={STATUS_TONES[status]} word={importTexts.statuses[status]} />
);

export const EffectBadge = ({ effect }: Pick<ImportRow, 'effect'>) => (
  <StatusBadge tone={EFFECT_TONES[effect]} word={importTexts.effects[effect]} />
);
