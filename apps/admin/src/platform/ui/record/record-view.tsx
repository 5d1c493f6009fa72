import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import type { Picture } from '@shishir/contract';
import { PencilIcon, XIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { failureText, statusOf } from '../../api/failure';
import { ProductPicture } from '../catalogue/product-picture';
import { FailedList } from '../list/list-states';
import { PageState } from '../page/page-state';
import { sharedTexts } from '../shared.texts';
import { recordTexts } from './record.texts';
import type { RecordRow } from './record-actions';
import './record.css';

interface View {
  title: string;
  /** Below the title: the badge of its status, and a few words beside it. */
  state: ReactNode;
  note: ReactNode;
  /** Each field by its label; what is empty is shown as '-'. */
  facts: Record<string, ReactNode>;
  /** Below the picture, which is then the smaller part. */
  aside?: ReactNode;
}

interface Props<Row> {
  /** Until it is loaded, what the list is called. */
  title: string;
  response: {
    data?: { body: { data: Row } };
    error: unknown;
    isError: boolean;
    refetch: () => unknown;
  };
  /** Where there is no such record. */
  gone: string;
  /** In place of a picture. */
  noPicture?: string;
  editPath: (id: number) => string;
  onClose: () => void;
  view: (row: Row) => View;
}

/** A dialog with one record: its picture, and all that is known of it. */
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
      slotProps={{
        paper: {
          className: view?.aside ? 'record-dialog record-dialog--aside' : 'record-dialog',
        },
      }}
    >
      {row && view ? (
        <Loaded {...props} id={id} row={row} view={view} />
      ) : (
        <div className="record-dialog__state">
          <div className="record-view__header">
            <h2 id={id}>{props.title}</h2>
            <CloseButton onClose={onClose} />
          </div>
          {statusOf(response.error) === 404 ? (
            <PageState shows="drop" text={props.gone} alert />
          ) : response.isError ? (
            <FailedList
              message={failureText(response.error)}
              onRetry={() => void response.refetch()}
            />
          ) : (
            <>
              <span className="vh">{sharedTexts.loading}</span>
              <Skeleton variant="rounded" height={320} />
            </>
          )}
        </div>
      )}
    </Dialog>
  );
}

interface LoadedProps<Row> extends Omit<Props<Row>, 'view'> {
  id: string;
  row: Row;
  view: View;
}

function Loaded<Row extends RecordRow & { picture: Picture | null }>(props: LoadedProps<Row>) {
  const { row, view, onClose } = props;
  const buttons = (
    <div className="record-view__buttons">
      <Button variant="outlined" onClick={onClose}>
        {sharedTexts.close}
      </Button>
      {!row.deleted_at && (
        <Button
          component={Link}
          to={props.editPath(row.id)}
          variant="contained"
          startIcon={<PencilIcon />}
        >
          {recordTexts.actions.edit}
        </Button>
      )}
    </div>
  );
  const picture = row.picture ? (
    <ProductPicture
      picture={row.picture}
      sizes="(max-width: 860px) 100vw, 520px"
      alt={row.picture.alt}
      className="record-view__image"
    />
  ) : (
    <div className="record-view__none">{props.noPicture ?? recordTexts.none}</div>
  );
  return (
    <div className={view.aside ? 'record-view record-view--aside' : 'record-view'}>
      {view.aside ? (
        <div className="record-view__aside">
          {picture}
          {view.aside}
        </div>
      ) : (
        <div className="record-view__picture">{picture}</div>
      )}
      <div className="record-view__body" tabIndex={view.aside ? 0 : undefined}>
        <div className="record-view__header">
          <h2 id={props.id}>{view.title}</h2>
          <CloseButton onClose={onClose} />
        </div>
        <p className="record-view__state">
          {view.state}
          <span>{view.note}</span>
        </p>
        <dl>
          {Object.entries(view.facts).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value || recordTexts.none}</dd>
            </div>
          ))}
        </dl>
        {!view.aside && buttons}
      </div>
      {view.aside && buttons}
    </div>
  );
}

function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <IconButton aria-label={recordTexts.closeView} onClick={onClose}>
      <XIcon />
    </IconButton>
  );
}
