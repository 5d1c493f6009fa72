import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ProductImport } from '@shishir/contract';
import { ChevronLeftIcon } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { failureText, statusOf } from '../../platform/api/failure';
import { FailedList } from '../../platform/ui/list/list-states';
import { DhakaTime } from '../../platform/ui/page/dhaka-time';
import { PageState } from '../../platform/ui/page/page-state';
import { PageTitle } from '../../platform/ui/page/page-title';
import { paths } from '../../platform/ui/page/paths';
import { PageHeader } from '../../platform/ui/page/page-header';
import { ImportStatus } from './import-row';
import { ImportRows } from './import-rows';
import { ImportState } from './import-state';
import { useImport } from './product-imports.queries';
import { importTexts, previewTexts as texts } from './product-imports.texts';

/** Shows row by row the changes that a file would make or has made. */
export default function ImportPreviewPage() {
  const { id = '' } = useParams();
  const response = useImport(Number(id));
  const isMissing = [400, 404].includes(statusOf(response.error) ?? 0);
  const back = (
    <Button
      component={Link}
      to={paths.imports.list}
      variant="outlined"
      startIcon={<ChevronLeftIcon />}
    >
      {texts.back}
    </Button>
  );
  if (response.data) return <OneImport of={response.data.body.data} />;
  return (
    <>
      <PageTitle text={importTexts.title} />
      <Paper component="section" aria-busy={response.isPending}>
        {isMissing ? (
          <PageState shows="drop" text={texts.gone} alert>
            {back}
          </PageState>
        ) : response.isError ? (
          <FailedList
            message={failureText(response.error)}
            onRetry={() => void response.refetch()}
          />
        ) : (
          <Box aria-hidden="true" sx={{ p: 3 }}>
            <Skeleton width="40%" height={40} />
            <Skeleton width="60%" />
            <Skeleton variant="rounded" height={200} />
          </Box>
        )}
      </Paper>
    </>
  );
}

function OneImport({ of }: { of: ProductImport }) {
  return (
    <>
      <PageTitle
        text={of.file_name}
        crumbs={[{ title: importTexts.title, path: paths.imports.list }]}
      />
      <PageHeader
        note={
          <Stack
            component="span"
            direction="row"
            sx={{ flexWrap: 'wrap', rowGap: 0.75, columnGap: 1.25, alignItems: 'center', mt: 1 }}
          >
            <ImportStatus status={of.status} />
            <span>
              {texts.imported(of.format, of.rows, of.created_by)},{' '}
              <DhakaTime moment={of.created_at} />
            </span>
          </Stack>
        }
        actions={
          <Button
            component={Link}
            to={paths.imports.list}
            variant="outlined"
            startIcon={<ChevronLeftIcon />}
          >
            {texts.back}
          </Button>
        }
      />
      <ImportState of={of} />
      <ImportRows of={of} />
    </>
  );
}
