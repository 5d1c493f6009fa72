import Button from '@mui/material/Button';
import type { ImportRow } from '@shishir/contract';
import { useState } from 'react';
import { fieldWords, valueWords } from '../ui/page/field-text';
import { ArrowIcon } from '../theme/icons';
import { previewTexts as texts } from './product-imports.texts';

/** So many stand there until somebody asks for all. */
const FIRST = 4;

/** Field by field what is and what comes. */
export function RowChanges({ fields }: Pick<ImportRow, 'fields'>) {
  const [all, setAll] = useState(false);
  const shown = all || fields.length <= FIRST + 1 ? fields : fields.slice(0, FIRST);
  return (
    <>
      <table className="row-changes num">
        <colgroup>
          <col className="row-changes__field" />
          <col />
          <col className="row-changes__arrow" />
          <col />
        </colgroup>
        <thead className="vh">
          <tr>
            <th scope="col">{texts.field}</th>
            <th scope="col">{texts.from}</th>
            <td />
            <th scope="col">{texts.to}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ field, from, to }) => (
            <tr key={field}>
              <th scope="row">{fieldWords(field)}</th>
              <td className="row-changes__from">{valueWords(field, from)}</td>
              <td aria-hidden="true">
                <ArrowIcon sx={{ fontSize: 14 }} />
              </td>
              <td>{valueWords(field, to)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {fields.length > FIRST + 1 && (
        <Button aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? texts.less : texts.more(fields.length)}
        </Button>
      )}
    </>
  );
}
