import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ProductImport } from '@shishir/contract';
import { Link, useParams } from 'react-router-dom';
import { failureText, statusOf } from '../api/failure';
import { PageState } from '../ui/page/page-state';
import { PageTitle } from '../ui/page/page-title';
import { DhakaTime } from '../ui/page/dhaka-time';
import { FailedList } from '../ui/list/list-states';
import { LeftIcon } from '../theme/icons';
import { ImportStatus } from './import-badges';
import { importPaths } from './import-paths';
import { ImportRows } from './import-rows';
import { ImportState } from './import-state';
import { useImport } from './product-imports.queries';
import { importTexts, previewTexts as texts } from './product-imports.texts';
import './import-parts.css';
import './import-preview.css';

/** What one file would do, or did, row by row. */
export default function ImportPreviewPage() {
  const { id = '' } = useParams();
  const answer = useImport(Number(id));
  const gone = [400, 404].includes(statusOf(answer.error) ?? 0);
  const back = (
    <Button component={Link} to={importPaths.all} variant="outlined" startIcon={<LeftIcon />}>
      {texts.back}
    </Button>
  );
  if (answer.data) return <OneImport of={answer.data.body.data} />;
  return (
    <>
      <PageTitle text={importTexts.title} />
      <section className="paper" aria-busy={answer.isPending}>
        {gone ? (
          <PageState shows="drop" text={texts.gone} alert>
            {back}
          </PageState>
        ) : answer.isError ? (
          <FailedList message={failureText(answer.error)} onRetry={() => void answer.refetch()} />
        ) : (
          <div className="import-wait" aria-hidden="true">
            <Skeleton width="40%" height={40} />
            <Skeleton width="60%" />
            <Skeleton variant="rounded" height={200} />
          </div>
        )}
      </section>
    </>
  );
}

function OneImport({ of }: { of: ProductImport }) {
  return (
    <>
      <PageTitle text={of.file_name} />
      <div className="page-head">
        <div>
          <h1 className="import-file">{of.file_name}</h1>
          <p className="import-brought num">
            <ImportStatus status={of.status} />
            <span>
              {texts.brought(of.format, of.rows, of.created_by)},{' '}
              <DhakaTime moment={of.created_at} />
            </span>
          </p>
        </div>
        <div>
          <Button component={Link} to={importPaths.all} variant="outlined" startIcon={<LeftIcon />}>
            {texts.back}
          </Button>
        </div>
      </div>
      <ImportState of={of} />
      <ImportRows of={of} />
    </>
  );
}
