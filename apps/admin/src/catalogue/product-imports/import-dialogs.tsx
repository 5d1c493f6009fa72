import Box from '@mui/material/Box';
import {
  type ChangedSince,
  IMPORT_EFFECTS,
  type ImportRow,
  type ProductImport,
} from '@shishir/contract';
import { ConfirmDialog } from '../../platform/ui/dialog/confirm-dialog';
import { columnsTexts } from './import-columns.texts';
import { useApply, useChangedSince, useDiscardImport, useUndo } from './product-imports.queries';
import { applyTexts as texts, discardTexts, undoTexts } from './product-imports.texts';

interface Props {
  of: ProductImport;
  callbacks: Parameters<typeof useApply>[1];
  onCancel: () => void;
}

/** Shows the numbers of an import, then applies it. */
export function ApplyDialog({ of, callbacks, onCancel }: Props) {
  const { apply, pending } = useApply(of, callbacks);
  const { counts } = of;
  return (
    <ConfirmDialog
      question={texts.question}
      destructive={false}
      confirm={texts.confirm(counts.new + counts.changed)}
      busy={pending && texts.busy}
      onConfirm={() => apply(counts.wrong > 0 ? 'valid' : 'all')}
      onCancel={onCancel}
    >
      <b>{of.file_name}</b>
      <EffectLines counts={counts} lines={texts.lines} />
      <p>{texts.note}</p>
    </ConfirmDialog>
  );
}

interface UndoDialogProps {
  of: ProductImport;
  callbacks: Parameters<typeof useUndo>[1];
  onCancel: () => void;
}

/** Asks before an import is undone, either completely or except for products changed since. */
export function UndoDialog({ of, callbacks, onCancel }: UndoDialogProps) {
  const { undo, pending } = useUndo(of, callbacks);
  const { changed, checking } = useChangedSince(of.id);
  const some = changed && changed.count > 0 ? changed : null;
  const nothing = some?.count === of.counts.new + of.counts.changed;
  return (
    <ConfirmDialog
      question={undoTexts.question}
      confirm={some ? undoTexts.confirmOthers : undoTexts.confirm}
      busy={pending && undoTexts.busy}
      disabled={checking || nothing}
      onConfirm={() => undo(some !== null)}
      onCancel={onCancel}
    >
      <b>{of.file_name}</b>
      {some ? (
        <>
          <p>{nothing ? undoTexts.allChanged(some) : undoTexts.changed(some)}</p>
          <ChangedProducts of={some} />
        </>
      ) : (
        <>
          <EffectLines counts={of.counts} lines={undoTexts.lines} />
          <p role="status">{checking ? undoTexts.checking : undoTexts.note}</p>
        </>
      )}
    </ConfirmDialog>
  );
}

const PRODUCTS = {
  display: 'grid',
  gap: 0.5,
  maxHeight: 200,
  p: '8px 12px',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  color: 'text.primary',
  overflowWrap: 'anywhere',
  overflowY: 'auto',
} as const;

/** Lists products by name and number; only the first ones of a long list. */
export function ChangedProducts({ of: { count, products } }: { of: ChangedSince }) {
  return (
    <Box component="ul" tabIndex={0} aria-label={undoTexts.listed} sx={PRODUCTS}>
      {products.map(({ id, name }) => (
        <li key={id}>{`${name} (${id})`}</li>
      ))}
      {count > products.length && <li>{undoTexts.more(count - products.length)}</li>}
    </Box>
  );
}

interface DiscardDialogProps {
  of: ProductImport;
  callbacks: Parameters<typeof useDiscardImport>[1];
  onCancel: () => void;
}

/** Asks before a preview is discarded. */
export function DiscardDialog({ of, callbacks, onCancel }: DiscardDialogProps) {
  const { discard, pending } = useDiscardImport(of, callbacks);
  return (
    <ConfirmDialog
      question={of.status === 'mapping' ? columnsTexts.discardQuestion : discardTexts.question}
      confirm={discardTexts.confirm}
      busy={pending && discardTexts.busy}
      onConfirm={discard}
      onCancel={onCancel}
    >
      <b>{of.file_name}</b>
      <p>{discardTexts.note}</p>
    </ConfirmDialog>
  );
}

type Lines = Partial<Record<ImportRow['effect'], (count: number) => string>>;

const LINE = {
  position: 'relative',
  pl: 2.25,
  '&::before': {
    content: '""',
    position: 'absolute',
    top: '0.5em',
    left: 0,
    width: 8,
    height: 8,
    borderRadius: '50%',
  },
} as const;
const DOTS: Partial<Record<ImportRow['effect'], string>> = {
  new: 'success.main',
  changed: 'info.main',
  wrong: 'error.main',
};

/** The counts of an action, one line each; zero counts are left out. */
function EffectLines({ counts, lines }: Pick<ProductImport, 'counts'> & { lines: Lines }) {
  const listed = IMPORT_EFFECTS.filter((effect) => counts[effect] > 0 && lines[effect]);
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 0.75, color: 'text.primary' }}>
      {listed.map((effect) => (
        <Box
          component="li"
          key={effect}
          sx={[LINE, { '&::before': { bgcolor: DOTS[effect] ?? 'text.third' } }]}
        >
          {lines[effect]?.(counts[effect])}
        </Box>
      ))}
    </Box>
  );
}
