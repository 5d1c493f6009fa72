import type { drawingTexts as English } from './drawing.texts';

export const drawingTexts: typeof English = {
  drawing: (width, height, depth) => `মাপের ড্রয়িং: প্রস্থ ${width}, উচ্চতা ${height}, গভীরতা ${depth}`,
  title: 'জায়গায় আঁটবে তো?',
};
