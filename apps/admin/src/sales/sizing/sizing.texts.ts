import { formatNumericDate } from '@shishir/format';

/** Texts shared by the pages. */
export const sizingTexts = {
  tabs: 'Sizing',
  values: 'Sizing Values',
  vrfSeries: 'VRF Series',
  tariffs: 'Tariffs',
  ownerEdits: 'Only the owner can change them.',
  labels: { source: 'Source', confirmed_by: 'Confirmed by', confirmed_on: 'Confirmed on' },
  sourceHint: 'Where the figure comes from: a standard, a data sheet, an order with its date.',
  confirmationHint: 'Leave both empty until it is confirmed.',
  states: { confirmed: 'Confirmed', published: 'Published', open: 'To be confirmed' },
  by: (name: string, day: string) => `by ${name} on ${formatNumericDate(day)}`,
};
