import Button from '@mui/material/Button';
import { IMPORT_EFFECTS, PageQuery, type ProductImport } from '@shishir/contract';
import { groupLakh } from '@shishir/format';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { FormError } from '../../platform/ui/form/field';
import { useListAddress } from '../../platform/ui/list/list-address';
import { type ListColumn, RowAction } from '../../platform/ui/list/list-columns';
import { ListFrame } from '../../platform/ui/list/list-frame';
import { DhakaTime } from '../../platform/ui/page/dhaka-time';
import { paths } from '../../platform/ui/page/paths';
import { DiscardDialog, UndoDialog } from './import-dialogs';
import { ImportStatus } from './import-row';
import { useImportList } from './product-imports.queries';
import {
  earlierTexts as texts,
  earlierTexts,
  discardTexts,
  importTexts,
  undoTexts,
} from './product-imports.texts';

interface OpenDialog {
  what: 'undo' | 'discard';
  of: ProductImport;
}

/** The files that were imported, with what can still be done about each. */
export function EarlierImports() {
  const address = useListAddress(PageQuery);
  const list = useImportList(address.query);
  const navigate = useNavigate();
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const [error, setError] = useState<string | null>(null);
  const actions = useMemo(() => {
    const ask = (what: OpenDialog['what']) => (of: ProductImport) => {
      setError(null);
      setOpenDialog({ what, of });
    };
    return { onUndo: ask('undo'), onDiscard: ask('discard') };
  }, []);
  const columns = useMemo(() => importColumns(actions), [actions]);
  // The button that was pressed is gone then; the heading takes the focus.
  const heading = useRef<HTMLHeadingElement>(null);
  const [done, setDone] = useState(0);
  useEffect(() => {
    if (done > 0) heading.current?.focus();
  }, [done]);
  const callbacks = {
    onDone: () => {
      setOpenDialog(null);
      setDone((count) => count + 1);
    },
    onFailed: (sentence: string | null) => {
      setOpenDialog(null);
      setError(sentence);
    },
  };
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="import-earlier">
        {texts.title}
      </h2>
      <FormError>{error}</FormError>
      <ListFrame
        name="product-imports"
        label={texts.title}
        address={address}
        list={list}
        columns={columns}
        search={texts.search}
        empty={texts.empty}
        onOpen={({ id }) => void navigate(paths.imports.one(id))}
        card={(one) => <ImportCard of={one} actions={actions} />}
      />
      {openDialog?.what === 'undo' && (
        <UndoDialog of={openDialog.of} callbacks={callbacks} onCancel={() => setOpenDialog(null)} />
      )}
      {openDialog?.what === 'discard' && (
        <DiscardDialog
          of={openDialog.of}
          callbacks={callbacks}
          onCancel={() => setOpenDialog(null)}
        />
      )}
    </>
  );
}

const { columns } = earlierTexts;

const count = (field: 'new' | 'changed' | 'wrong', width: number): ListColumn<ProductImport> => ({
  field,
  header: columns[field],
  width,
  align: 'right',
  cell: ({ counts }) => <Count of={counts[field]} />,
});

const importColumns = (actions: ImportRowActions): ListColumn<ProductImport>[] => [
  {
    field: 'file_name',
    header: columns.file,
    width: 170,
    grow: 1,
    fixed: true,
    cell: ({ file_name }) => (
      <b className="list-grid__text import-file" title={file_name}>
        {file_name}
      </b>
    ),
  },
  {
    field: 'status',
    header: columns.status,
    width: 120,
    cell: ({ status }) => <ImportStatus status={status} />,
  },
  {
    field: 'rows',
    header: columns.rows,
    width: 64,
    align: 'right',
    cell: ({ rows }) => groupLakh(rows),
  },
  count('new', 56),
  count('changed', 76),
  count('wrong', 64),
  {
    field: 'created_by',
    header: columns.by,
    width: 104,
    cell: ({ created_by }) => <span className="list-grid__text">{created_by}</span>,
  },
  {
    field: 'created_at',
    header: columns.when,
    width: 148,
    cell: (one) => <DhakaTime moment={lastMoment(one)} />,
  },
  {
    field: 'action',
    header: columns.action,
    width: 160,
    align: 'right',
    fixed: true,
    cell: (one) => <ImportActions of={one} actions={actions} />,
  },
];

/** When the last thing happened to it. */
const lastMoment = ({ created_at, applied_at, undone_at }: ProductImport) =>
  undone_at ?? applied_at ?? created_at;

/** A zero is printed in a lighter colour. */
function Count({ of }: { of: number }) {
  return <span className={of === 0 ? 'mut' : undefined}>{groupLakh(of)}</span>;
}

/** An import on a phone. */
function ImportCard({ of, actions }: { of: ProductImport; actions: ImportRowActions }) {
  return (
    <div className="import-card">
      <div className="import-card__header">
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
      <ImportActions of={of} actions={actions} />
    </div>
  );
}

interface ImportRowActions {
  onUndo: (one: ProductImport) => void;
  onDiscard: (one: ProductImport) => void;
}

/** An applied import can be undone, a preview discarded, and each can be opened. */
function ImportActions({ of, actions }: { of: ProductImport; actions: ImportRowActions }) {
  const { id, file_name: name, status } = of;
  return (
    <RowAction>
      {status === 'applied' && (
        <Button aria-label={texts.undoOf(name)} onClick={() => actions.onUndo(of)}>
          {undoTexts.short}
        </Button>
      )}
      {status === 'previewed' && (
        <Button aria-label={texts.discardOf(name)} onClick={() => actions.onDiscard(of)}>
          {discardTexts.short}
        </Button>
      )}
      <Button component={Link} to={paths.imports.one(id)} aria-label={texts.openOf(name)}>
        {texts.open}
      </Button>
    </RowAction>
  );
}
