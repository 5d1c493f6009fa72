import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { Picture } from '@shishir/contract';
import { useId } from 'react';
import { statusOf } from '../../api/failure';
import { FailedQuery } from '../list/list-states';
import { PageState } from '../page/page-state';
import { sharedTexts } from '../shared.texts';
import { LoadedView, type View, ViewHeader } from './loaded-view';
import type { RecordRow } from './record-actions';

interface Props<Row> {
  /** Title until the record is loaded: the name of the list. */
  title: string;
  response: {
    data?: { body: { data: Row } };
    error: unknown;
    isError: boolean;
    refetch: () => unknown;
  };
  /** Text if the record does not exist. */
  gone: string;
  /** Shown instead of a picture. */
  noPicture?: string;
  editPath: (id: number) => string;
  onClose: () => void;
  view: (row: Row) => View;
}

/** Dialog with one record: its picture and all its data. On phones, a sheet at the bottom of the screen. */
export function RecordView<Row extends RecordRow & { picture: Picture | null }>(props: Props<Row>) {
  const { response, onClose } = props;
  const id = useId();
  const row = response.data?.body.data;
  const view = row && props.view(row);
  return (
    <Dialog
      open
      fullWidth
      onClose={onClose}
      aria-labelledby={id}
      slotProps={{ paper: { sx: [paperLook, { maxWidth: { md: view?.aside ? 960 : 880 } }] } }}
      sx={({ breakpoints }) => ({
        [breakpoints.down('md')]: { '& .MuiDialog-container': { alignItems: 'flex-end' } },
      })}
    >
      {row && view ? (
        <LoadedView {...props} id={id} row={row} view={view} />
      ) : (
        <Box sx={{ p: 3.5 }}>
          <ViewHeader id={id} title={props.title} onClose={onClose} />
          {statusOf(response.error) === 404 ? (
            <PageState shows="drop" text={props.gone} alert />
          ) : response.isError ? (
            <FailedQuery of={response} />
          ) : (
            <>
              <Box component="span" sx={visuallyHidden}>
                {sharedTexts.loading}
              </Box>
              <Skeleton variant="rounded" height={320} />
            </>
          )}
        </Box>
      )}
    </Dialog>
  );
}

const paperLook = ({ breakpoints }: Theme) => ({
  [breakpoints.down('md')]: {
    // As specific as the theme's width of small dialogs.
    '&&': { width: '100%' },
    maxWidth: 'none',
    maxHeight: '92dvh',
    m: 0,
    borderRadius: '16px 16px 0 0',
  },
});
