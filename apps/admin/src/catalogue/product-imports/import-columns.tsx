import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ProductImport } from '@shishir/contract';
import { type RefObject, useEffect, useRef } from 'react';
import { FailedQuery, ListSkeleton } from '../../platform/ui/list/list-states';
import { ColumnsForm } from './import-columns-form';
import { useColumns } from './import-columns.queries';
import { columnsTexts as texts } from './import-columns.texts';

interface Props {
  of: ProductImport;
  /** True if another view of this page was shown before; the focus then moves here. */
  moved: RefObject<boolean>;
  onPreviewed: () => void;
  /** Returns to the preview made before; null if there is none. */
  onBack: (() => void) | null;
}

/** Step of an import in which the columns of the file get their meaning. */
export function ImportColumnsStep({ of, moved, onPreviewed, onBack }: Props) {
  const response = useColumns(of.id);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moved.current) heading.current?.focus();
  }, [moved]);
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.third' }}>
        {texts.step}
      </Typography>
      <Typography component="h2" variant="h2" ref={heading} tabIndex={-1} sx={{ mt: 0.25 }}>
        {texts.title}
      </Typography>
      <Typography sx={{ mt: 0.25, mb: 2, color: 'text.secondary' }}>{texts.note}</Typography>
      {response.data ? (
        <ColumnsForm
          of={of}
          first={response.data.body.data}
          onPreviewed={onPreviewed}
          onBack={onBack}
        />
      ) : (
        <Paper component="section" aria-busy={response.isPending}>
          {response.isError ? (
            <FailedQuery of={response} />
          ) : (
            <ListSkeleton columns={[]} narrow label={texts.loading} />
          )}
        </Paper>
      )}
    </>
  );
}
