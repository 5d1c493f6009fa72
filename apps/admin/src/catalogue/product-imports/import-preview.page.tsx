import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ProductImport } from '@shishir/contract';
import { ChevronLeftIcon } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { statusOf } from '../../platform/api/failure';
import { FailedQuery } from '../../platform/ui/list/list-states';
import { DhakaTime } from '../../platform/ui/page/dhaka-time';
import { PageState } from '../../platform/ui/page/page-state';
import { PageTitle } from '../../platform/ui/page/page-title';
import { paths } from '../../platform/ui/page/paths';
import { PageHeader } from '../../platform/ui/page/page-header';
import { ImportColumnsStep } from './import-columns';
import { columnsTexts } from './import-columns.texts';
import { ImportStatus } from './import-row';
import { ImportRows } from './import-rows';
import { ImportState } from './import-state';
import { useImport } from './product-imports.queries';
import { UnclearQuestion } from './unclear-number';
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
          <FailedQuery of={response} />
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
              {of.status === 'mapping'
                ? texts.uploaded(of.format, of.created_by)
                : texts.imported(of.format, of.rows, of.created_by)}
              {', '}
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
      <ImportSteps of={of} />
    </>
  );
}

/** Parameter of the address for the step of an import; without it, its preview is shown. */
const STEP = 'step';
const COLUMNS = 'columns';

/** The columns of a file, or its preview. The address has the step, so that Back and reload work. */
function ImportSteps({ of }: { of: ProductImport }) {
  const [parameters, setParameters] = useSearchParams();
  const isOpen = of.status === 'previewed' && !of.work;
  // Not set yet while the first view is mounted, whose page title has the focus.
  const moved = useRef(false);
  useEffect(() => {
    moved.current = true;
  }, []);
  const toPreview = (keepFilters: boolean) =>
    setParameters(
      (before) => {
        if (!keepFilters) return {};
        const next = new URLSearchParams(before);
        next.delete(STEP);
        return next;
      },
      { replace: true },
    );
  const needsColumns = of.status === 'mapping' && of.format !== 'zip' && !of.work;
  if (needsColumns || (isOpen && parameters.get(STEP) === COLUMNS)) {
    return (
      <ImportColumnsStep
        of={of}
        moved={moved}
        onPreviewed={() => toPreview(false)}
        onBack={of.status === 'mapping' ? null : () => toPreview(true)}
      />
    );
  }
  return <ImportPreview of={of} moved={moved} />;
}

function ImportPreview({ of, moved }: { of: ProductImport; moved: RefObject<boolean> }) {
  const [parameters] = useSearchParams();
  const [decisions, setDecisions] = useState(0);
  const columns = new URLSearchParams(parameters);
  columns.set(STEP, COLUMNS);
  const isOpen = of.status === 'previewed' && !of.work;
  return (
    <>
      {isOpen && of.mapping.columns && (
        <Typography variant="body2" sx={{ mb: 1, color: 'text.third' }}>
          {columnsTexts.nextStep}
        </Typography>
      )}
      {isOpen && of.unclear && (
        <UnclearQuestion
          of={of}
          number={of.unclear}
          onDecided={() => setDecisions((count) => count + 1)}
        />
      )}
      <ImportState
        // Mounted again after a decision, whose button has disappeared, to receive the focus.
        key={decisions}
        of={of}
        moved={moved}
        columns={`?${columns}`}
      />
      <ImportRows of={of} />
    </>
  );
}
