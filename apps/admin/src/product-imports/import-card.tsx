import { IMPORT_EFFECTS, type ProductImport } from '@shishir/contract';
import { groupLakh } from '@shishir/format';
import { DhakaTime } from '../ui/page/dhaka-time';
import { ImportActions, type ImportDoing } from './import-actions';
import { ImportStatus } from './import-badges';
import { importTexts } from './product-imports.texts';

/** An import on a phone. */
export function ImportCard({ of, doing }: { of: ProductImport; doing: ImportDoing }) {
  return (
    <div className="import-card">
      <div className="import-card__head">
        <b>{of.file_name}</b>
        <ImportStatus status={of.status} />
      </div>
      <p className="num">
        {IMPORT_EFFECTS.filter((effect) => of.counts[effect] > 0)
          .map(
            (effect) =>
              `${groupLakh(of.counts[effect])} ${importTexts.effects[effect].toLowerCase()}`,
          )
          .join(', ')}
      </p>
      <p>
        {of.created_by}, <DhakaTime moment={of.created_at} />
      </p>
      <ImportActions of={of} doing={doing} />
    </div>
  );
}
