import { groupThousands } from '@shishir/format';

/** Problems with the lines of an imported file. */
export const translationFileTexts = {
  unknownType: 'There is no such type of record.',
  recordMissing: 'This record no longer exists, or is in the trash.',
  textMissing: 'This record no longer has this text.',
  sourceChanged:
    'The English text was changed after the export. Export it again and translate the new text.',
  tooLong: (max: number) => `The translation has more than ${groupThousands(max)} characters.`,
};
