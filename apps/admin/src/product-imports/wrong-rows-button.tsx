import Button from '@mui/material/Button';
import { API_PREFIX, type ProductImport } from '@shishir/contract';
import { DownloadIcon } from '../theme/icons';
import { previewTexts as texts } from './product-imports.texts';

/** Saves the mistakes of a file as a CSV, to be mended beside it. */
export function WrongRowsButton({ of: { id } }: { of: ProductImport }) {
  return (
    <Button
      component="a"
      href={`${API_PREFIX}/product-imports/${id}/wrong-rows`}
      download
      variant="outlined"
      startIcon={<DownloadIcon />}
    >
      {texts.wrongFile}
    </Button>
  );
}
