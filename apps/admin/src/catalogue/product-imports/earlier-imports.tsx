import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { IMPORT_EFFECTS, PageQuery, type ProductImport } from '@shishir/contract';
import { groupLakh } from '@shishir/format';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { FormError } from '../../platform/ui/form/field';
import { useListAddress } from '../../platform/ui/list/list-address';
import { type ListColumn, RowAction } from '../../platform/ui/list/list-columns';
import { ListFrame } from '../../platform/ui/list/list-frame';
import { DhakaTime, TIME_WIDTH } from '../../platform/ui/page/dhaka-time';
import { paths } from '../../platform/ui/page/paths';
import { SmallLine } from '../../platform/ui/page/small-line';
import { CellText } from '../../platform/ui/list/cell-text';
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

/** The imported files, with the actions still possible for each. */
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
  // The pressed button has disappeared, so the focus moves to the heading.
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
      <Typography
        component="h2"
        variant="subtitle1"
        ref={heading}
        tabIndex={-1}
        sx={{ mt: 3.5, mx: 0, mb: 1.5 }}
      >
        {texts.title}
      </Typography>
      <Box sx={{ mb: error ? 1.5 : 0 }}>
        <FormError>{error}</FormError>
      </Box>
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
    width: 150,
    grow: 1,
    fixed: true,
    cell: ({ file_name }) => (
      <b title={file_name}>
        <CellText>{file_name}</CellText>
      </b>
    ),
  },
  {
    field: 'status',
    header: columns.status,
    width: 140,
    cell: ({ status }) => <ImportStatus status={status} />,
  },
  {
    field: 'rows',
    header: columns.rows,
    width: 58,
    align: 'right',
    cell: ({ rows }) => groupLakh(rows),
  },
  count('new', 56),
  count('changed', 76),
  count('wrong', 64),
  {
    field: 'created_by',
    header: columns.by,
    width: 96,
    cell: ({ created_by }) => <CellText>{created_by}</CellText>,
  },
  {
    field: 'created_at',
    header: columns.when,
    width: TIME_WIDTH,
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

/** Time of the latest event of an import. */
const lastMoment = ({ created_at, applied_at, undone_at }: ProductImport) =>
  undone_at ?? applied_at ?? created_at;

/** A number; zero is lighter. */
function Count({ of }: { of: number }) {
  return (
    <Box component="span" sx={of === 0 ? { color: 'text.third' } : undefined}>
      {groupLakh(of)}
    </Box>
  );
}

/** An import on a phone. */
function ImportCard({ of, actions }: { of: ProductImport; actions: ImportRowActions }) {
  return (
    <Stack sx={{ gap: 0.25, pt: 1.75, px: 2, pb: 0.75, '& small': { color: 'text.secondary' } }}>
      <Stack
        direction="row"
        sx={{ gap: 1.5, alignItems: 'flex-start', justifyContent: 'space-between' }}
      >
        <Box component="b" sx={{ overflowWrap: 'anywhere' }}>
          {of.file_name}
        </Box>
        <ImportStatus status={of.status} />
      </Stack>
      <SmallLine>
        {IMPORT_EFFECTS.filter((effect) => of.counts[effect] > 0)
          .map(
            (effect) =>
              `${groupLakh(of.counts[effect])} ${importTexts.effects[effect].toLowerCase()}`,
          )
          .join(', ')}
      </SmallLine>
      <SmallLine>
        {of.created_by}, <DhakaTime moment={of.created_at} />
      </SmallLine>
      <Box sx={{ ml: -1.25 }}>
        <ImportActions of={of} actions={actions} />
      </Box>
    </Stack>
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
      {(status === 'previewed' || status === 'mapping') && (
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
