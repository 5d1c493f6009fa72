import Button from '@mui/material/Button';
import type { ImportRow, ProductImport } from '@shishir/contract';
import { useMutation } from '@tanstack/react-query';
import { tsr } from '../api/tsr';
import { useOutcomeToasts } from '../layout/outcome-toasts';
import { DownloadIcon } from '../theme/icons';
import { previewTexts as texts } from './product-imports.texts';
import { wrongRowsFile } from './wrong-rows-file';

const PAGE = 100;
/** So many rows say enough: who has more mends the file and brings it again. */
const MOST = 2000;

/** Saves the mistakes of a file as a CSV, to be mended beside it. */
export function WrongRowsButton({ of: { id, file_name, counts } }: { of: ProductImport }) {
  const outcome = useOutcomeToasts();
  const saving = useMutation({
    mutationFn: async () => {
      const rows: ImportRow[] = [];
      for (let page = 1; rows.length < Math.min(counts.wrong, MOST); page++) {
        const { status, body } = await tsr.productImports.rows.query({
          params: { id },
          query: { effect: 'wrong', page, pageSize: PAGE },
        });
        if (status !== 200) throw { status, body };
        if (body.data.length === 0) break;
        rows.push(...body.data);
      }
      save(wrongRowsFile(rows), `wrong-rows-${file_name.replace(/\.[^.]*$/, '')}.csv`);
    },
    onError: (error) => outcome.failed(error, { text: texts.wrongFileFailed, inItsWords: true }),
  });
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      disabled={saving.isPending}
      onClick={() => saving.mutate()}
    >
      {texts.wrongFile}
    </Button>
  );
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
