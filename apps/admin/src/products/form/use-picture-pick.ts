import { useState } from 'react';
import { pictureProblem } from '../../ui/form/picture-check';
import { PICTURE_PLACES, type PlacedPicture } from './picture-slots';
import { picturesTexts as texts } from './product-form.texts';
import { useFileAddresses } from './use-file-addresses';

let count = 0;

/** Takes chosen or dropped files into the free places; says of each that is not taken why. */
export function usePicturePick(
  pictures: readonly PlacedPicture[],
  onPick: (pictures: readonly PlacedPicture[]) => void,
) {
  const [refusals, setRefusals] = useState<string[]>([]);
  const addressOf = useFileAddresses();
  const pick = (files: Iterable<File>) => {
    const refused: string[] = [];
    const next = [...pictures];
    for (const file of files) {
      const problem = pictureProblem(file);
      if (problem) {
        refused.push(texts.refused(file.name, problem));
      } else if (next.length === PICTURE_PLACES) {
        refused.push(texts.refused(file.name, texts.tooMany));
      } else {
        count += 1;
        next.push({ id: `file-${count}`, alt: '', file, address: addressOf(file) });
      }
    }
    setRefusals(refused);
    if (next.length > pictures.length) onPick(next);
  };
  return { pick, refusals };
}
