import type { Picture } from '@shishir/contract';
import { formatNumericDate } from '@shishir/format';
import type { ReactNode } from 'react';
import { ValueBadge } from './declared-columns';
import type { RecordRow } from './record-actions';
import type { RecordHooks } from './record-queries';
import { recordTexts } from './record.texts';
import { type Declared, valueOf, valueText, type ValueTexts } from './record-values';
import { RecordView } from './record-view';

type Row = RecordRow & { picture: Picture | null; created_at?: string };

interface Props<R extends Row> {
  id: number;
  onClose: () => void;
  declared: Pick<Declared, 'fields' | 'options'>;
  records: RecordHooks<R>;
  paths: { edit: (id: number) => string };
  nameOf: (row: R) => string;
  texts: ValueTexts & { listTitle: string; gone: string };
  /** Shown next to the badges. */
  noteOf: (row: R) => ReactNode;
}

/** Dialog with all columns of a declared record. */
export function DeclaredView<R extends Row>(props: Props<R>) {
  const { declared, texts } = props;
  const badges = Object.keys(texts.tones ?? {});
  const fields = Object.entries(declared.fields).filter(([name]) => !badges.includes(name));
  return (
    <RecordView
      title={texts.listTitle}
      response={props.records.useOne(props.id)}
      gone={texts.gone}
      editPath={props.paths.edit}
      onClose={props.onClose}
      view={(row) => ({
        title: props.nameOf(row),
        state: badges.map((name) => (
          <ValueBadge key={name} declared={declared} texts={texts} row={row} name={name} />
        )),
        note: props.noteOf(row),
        facts: {
          ...Object.fromEntries(
            fields.map(([name, { label }]) => [
              label,
              valueText(declared, texts, name, valueOf(row, name)),
            ]),
          ),
          [recordTexts.added]: row.created_at && formatNumericDate(row.created_at),
        },
      })}
    />
  );
}
