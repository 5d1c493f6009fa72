/** Texts in Bangla for servers that write in both languages. */
export { roomInputTexts } from './room-inputs.texts.bn';
export { systemTexts } from './system.texts.bn';
export { mountingTexts } from './unit-drawing/mounting.texts.bn';
export { sizingTexts } from './sizing.texts.bn';
export { valueNames } from './value-names.texts.bn';
