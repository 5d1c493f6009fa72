import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../platform/ui/page/page-title';
import { paths } from '../../platform/ui/page/paths';
import { PageHeader } from '../../platform/ui/page/page-header';
import { UploadPanel } from './upload-panel';
import { EarlierImports } from './earlier-imports';
import { ImportGuide } from './import-guide';
import { importTexts as texts } from './product-imports.texts';

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.15fr)' },
  gap: 2,
  // Keeps the height of the upload beside unfolded columns.
  '&:has(details[open]) > :first-of-type': { alignSelf: 'start' },
};

export default function ImportPage() {
  return (
    <>
      <PageTitle text={texts.title} />
      <PageHeader
        note={texts.note}
        actions={
          <Button variant="outlined" component={Link} to={paths.products.list}>
            {texts.toList}
          </Button>
        }
      />
      <Box sx={COLUMNS}>
        <UploadPanel />
        <ImportGuide />
      </Box>
      <EarlierImports />
    </>
  );
}
