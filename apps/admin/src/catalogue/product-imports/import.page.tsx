import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../platform/ui/page/page-title';
import { paths } from '../../platform/ui/page/paths';
import { UploadPanel } from './upload-panel';
import { EarlierImports } from './earlier-imports';
import { ImportGuide } from './import-guide';
import { importTexts as texts } from './product-imports.texts';
import './import-parts.css';
import './import.css';

export default function ImportPage() {
  return (
    <>
      <PageTitle text={texts.title} />
      <div className="page-header">
        <div>
          <p>{texts.note}</p>
        </div>
        <div>
          <Button variant="outlined" component={Link} to={paths.products.list}>
            {texts.toList}
          </Button>
        </div>
      </div>
      <div className="import-top">
        <UploadPanel />
        <ImportGuide />
      </div>
      <EarlierImports />
    </>
  );
}
