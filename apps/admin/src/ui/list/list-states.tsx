import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { PageState } from '../page/page-state';
import { RetryIcon } from '../../theme/icons';
import { listTexts } from './list.texts';

export function FailedList({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <PageState shows="cross" text={listTexts.error(message)} alert>
      <Button variant="contained" startIcon={<RetryIcon />} onClick={onRetry}>
        {listTexts.retry}
      </Button>
    </PageState>
  );
}

interface EmptyProps {
  address: { narrowed: boolean; clear: () => void };
  all: string;
  narrowed: string;
  /** What the way out of a search is called; `listTexts.clear` where nothing else is said. */
  clear?: string;
  action?: ReactNode;
}

/** Nothing at all, or nothing that fits: the next step differs. */
export function EmptyList({ address, all, narrowed, clear, action }: EmptyProps) {
  return (
    <PageState shows="air" text={address.narrowed ? narrowed : all}>
      {address.narrowed ? (
        <Button variant="contained" onClick={address.clear}>
          {clear ?? listTexts.clear}
        </Button>
      ) : (
        action
      )}
    </PageState>
  );
}
