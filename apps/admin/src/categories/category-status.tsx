import type { Category } from '@shishir/contract';
import { StatusBadge, type Tone } from '../theme/status-badge';
import { categoriesTexts } from './categories.texts';

const TONES: Record<Category['status'], Tone> = {
  active: 'ok',
  inactive: 'warn',
  archived: 'mute',
};

export const CategoryStatus = ({ status }: Pick<Category, 'status'>) => (
  <StatusBadge tone={TONES[status]} word={categoriesTexts.statuses[status]} />
);
