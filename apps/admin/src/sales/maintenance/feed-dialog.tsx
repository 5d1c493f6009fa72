import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatNumericDate } from '@shishir/format';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { tsr } from '../../platform/api/tsr';
import { DialogFrame } from '../../platform/ui/dialog/dialog-frame';
import { Field } from '../../platform/ui/form/field';
import { useOutcomeToasts } from '../../platform/ui/toast/outcome-toasts';
import { feedTexts as texts } from './visit-pages.texts';

const KEY = ['visits', 'calendar'];

/** Makes, renews and revokes the secret address of the own visits. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const outcome = useOutcomeToasts();
  const [address, setAddress] = useState<string | null>(null);
  const feed = tsr.visits.calendar.useQuery({ queryKey: KEY }).data?.body.data;
  const onSettled = () => void queries.invalidateQueries({ queryKey: KEY });
  const open = tsr.visits.openCalendar.useMutation({ onSettled });
  const close = tsr.visits.closeCalendar.useMutation({ onSettled });
  const busy = open.isPending || close.isPending;
  const act = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      outcome.failed(error, { text: texts.failed, preferServerMessage: true });
    }
  };
  const make = () =>
    act(async () => setAddress((await open.mutateAsync({ body: {} })).body.address));
  const revoke = () =>
    act(async () => {
      await close.mutateAsync({ body: {} });
      setAddress(null);
      outcome.succeeded(texts.revoked);
    });
  const copy = () =>
    act(async () => {
      await navigator.clipboard.writeText(address ?? '');
      outcome.succeeded(texts.copied);
    });
  return (
    <DialogFrame title={texts.title} width="sm" onClose={onClose}>
      <Stack sx={{ gap: 2 }}>
        <Typography>{texts.note}</Typography>
        {address === null ? (
          <Typography color="textThird">
            {feed ? texts.since(formatNumericDate(feed.created_at)) : texts.none}
          </Typography>
        ) : (
          <>
            <Typography role="status">{texts.once}</Typography>
            <Field name="address" label={texts.address} value={address} onChange={() => {}} />
          </>
        )}
      </Stack>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        {feed && (
          <Button color="error" disabled={busy} onClick={() => void revoke()}>
            {texts.revoke}
          </Button>
        )}
        <Button
          variant={address === null ? 'contained' : 'outlined'}
          disabled={busy}
          onClick={() => void make()}
        >
          {feed ? texts.renew : texts.make}
        </Button>
        {address !== null && (
          <Button variant="contained" onClick={() => void copy()}>
            {texts.copy}
          </Button>
        )}
      </DialogActions>
    </DialogFrame>
  );
}
