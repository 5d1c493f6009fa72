import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { Picture } from '@shishir/contract';
import { Fragment, type ReactNode } from 'react';
import { failureText, statusOf } from '../../api/failure';
import { ProductPicture } from '../catalogue/product-picture';
import { DialogFrame } from '../dialog/dialog-frame';
import { FailedList } from '../list/list-states';
import { PageState } from '../page/page-state';
import { sharedTexts } from '../shared.texts';
import { recordTexts } from './record.texts';
import './record.css';

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
  onClose: () => void;
  /** The title, and each field by its label; what is empty is shown as '-'. */
  view: (row: Row) => { title: string; facts: Record<string, ReactNode> };
}

/** A dialog with one record: its picture, and all that is known of it. */
export function RecordView<Row extends { picture: Picture | null }>(props: Props<Row>) {
  const { response, onClose } = props;
  const row = response.data?.body.data;
  const view = row && props.view(row);
  return (
    <DialogFrame title={view?.title ?? props.title} width="sm" onClose={onClose}>
      {row && view ? (
        <div className="record-view">
          <ProductPicture
            picture={row.picture ?? undefined}
            sizes="(max-width: 560px) 90vw, 544px"
            className="record-view__picture"
            alt={row.picture?.alt}
          />
          <dl>
            {Object.entries(view.facts).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value || recordTexts.none}</dd>
              </div>
            ))}
          </dl>
        </div>
      ) : statusOf(response.error) === 404 ? (
        <PageState shows="drop" text={props.gone} alert />
      ) : response.isError ? (
        <FailedList message={failureText(response.error)} onRetry={() => void response.refetch()} />
      ) : (
        <Fragment>
          <span className="vh">{sharedTexts.loading}</span>
          <Skeleton variant="rounded" height={320} />
        </Fragment>
      )}
      <div className="dialog__buttons">
        <Button variant="outlined" onClick={onClose}>
          {sharedTexts.close}
        </Button>
      </div>
    </DialogFrame>
  );
}
