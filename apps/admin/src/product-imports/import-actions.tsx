import Button from '@mui/material/Button';
import type { ProductImport } from '@shishir/contract';
import { Link } from 'react-router-dom';
import { RowAction } from '../ui/list/row-action';
import { importPaths } from './import-paths';
import { earlierTexts as texts, forgetTexts, undoTexts } from './product-imports.texts';

export interface ImportDoing {
  onUndo: (one: ProductImport) => void;
  onForget: (one: ProductImport) => void;
}

/** An applied import can be undone, a preview forgotten; each can be looked at. */
export function ImportActions({ of, doing }: { of: ProductImport; doing: ImportDoing }) {
  const { id, file_name: name, status } = of;
  return (
    <RowAction>
      {status === 'applied' && (
        <Button aria-label={texts.undoOf(name)} onClick={() => doing.onUndo(of)}>
          {undoTexts.short}
        </Button>
      )}
      {status === 'previewed' && (
        <Button aria-label={texts.forgetOf(name)} onClick={() => doing.onForget(of)}>
          {forgetTexts.short}
        </Button>
      )}
      <Button component={Link} to={importPaths.one(id)} aria-label={texts.openOf(name)}>
        {texts.open}
      </Button>
    </RowAction>
  );
}
