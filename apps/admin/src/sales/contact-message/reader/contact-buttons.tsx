import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { ContactChannel, ContactMessage } from '@shishir/contract';
import { formatPhone, formatTime, phoneLink, whatsAppLink } from '@shishir/format';
import { MailIcon, MessageCircleIcon, PhoneIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { tsr } from '../../../platform/api/tsr';
import { useOutcomeToasts } from '../../../platform/ui/toast/outcome-toasts';
import { useContactMessageCache } from '../use-contact-message-change';
import { readerTexts } from './reader.texts';

const texts = readerTexts.contact;

/** Ways to reach a visitor other than a reply. The history records which one was used. */
export function ContactButtons({ contactMessage }: { contactMessage: ContactMessage }) {
  const { number, email, reference } = contactMessage;
  const record = useContactRecord(contactMessage.id);
  const [call, setCall] = useState<{ anchor: HTMLElement; at: Date } | null>(null);
  return (
    <Stack direction="row" sx={CONTACTS}>
      {number && (
        <>
          <Button
            variant="outlined"
            startIcon={<PhoneIcon />}
            href={phoneLink(number)}
            onClick={(event) => setCall({ anchor: event.currentTarget, at: new Date() })}
          >
            {texts.call}
          </Button>
          <Button
            variant="outlined"
            startIcon={<MessageCircleIcon />}
            href={whatsAppLink(number)}
            target="_blank"
            rel="noreferrer"
            onClick={() => void record('whatsapp')}
          >
            {texts.whatsapp}
          </Button>
        </>
      )}
      <Button
        variant="outlined"
        startIcon={<MailIcon />}
        href={`mailto:${email}?subject=${encodeURIComponent(reference)}`}
        onClick={() => void record('mail')}
      >
        {texts.mail}
      </Button>
      <Popover
        open={call !== null}
        anchorEl={call?.anchor}
        onClose={() => setCall(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { width: 320, maxWidth: 'calc(100vw - 32px)', mt: 1, p: 2 } } }}
      >
        {call && (
          <CallRecord
            dialled={texts.dialled(formatPhone(number), formatTime(call.at))}
            onRecord={async (text) => {
              if (await record('call', text)) setCall(null);
            }}
            onClose={() => setCall(null)}
          />
        )}
      </Popover>
    </Stack>
  );
}

/** Placed beside the name, or below it. */
const CONTACTS = {
  gap: 1,
  width: { xs: '100%', md: 'auto' },
  ml: { md: 7, lg: 'auto' },
  '& > .MuiButton-root': { flex: { xs: 1, md: 'none' }, px: { xs: 1, md: 2 } },
};

/** Records in the history that the visitor was contacted; resolves to true on success. */
function useContactRecord(id: number) {
  const contact = tsr.contactMessage.contact.useMutation();
  const cache = useContactMessageCache();
  const outcome = useOutcomeToasts();
  return async (channel: ContactChannel, text?: string): Promise<boolean> => {
    try {
      await contact.mutateAsync({ params: { id }, body: { channel, text } });
      return true;
    } catch (error) {
      outcome.failed(error, { text: texts.failed, preferServerMessage: true });
      return false;
    } finally {
      cache.refresh(id);
    }
  };
}

interface CallRecordProps {
  dialled: string;
  onRecord: (text: string) => Promise<void>;
  onClose: () => void;
}

/** Form after 'Call' for the result and a summary of the call. */
function CallRecord({ dialled, onRecord, onClose }: CallRecordProps) {
  const id = useId();
  const [result, setResult] = useState(texts.results.reached);
  const [summary, setSummary] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    const said = summary.trim();
    await onRecord(said ? texts.summary(result, said) : result);
    setBusy(false);
  };
  return (
    <div role="dialog" aria-labelledby={id}>
      <Typography variant="subtitle1" component="b" id={id}>
        {texts.record}
      </Typography>
      <Typography color="textThird">{dialled}</Typography>
      <ToggleButtonGroup exclusive value={result} aria-label={texts.result} sx={{ my: 1.5 }}>
        {Object.values(texts.results).map((one) => (
          <ToggleButton key={one} value={one} onClick={() => setResult(one)}>
            {one}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FormControl fullWidth>
        <InputLabel htmlFor={`${id}-said`}>
          {texts.said}{' '}
          <Box component="span" sx={{ color: 'text.third', fontWeight: 400 }}>
            {texts.optional}
          </Box>
        </InputLabel>
        <OutlinedInput
          id={`${id}-said`}
          multiline
          rows={3}
          value={summary}
          onChange={(event) => setSummary(event.target.value)}
          slotProps={{ input: { maxLength: 480 } }}
        />
      </FormControl>
      <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end', mt: 1.5 }}>
        <Button onClick={onClose}>{texts.notCalled}</Button>
        <Button variant="contained" disabled={busy} onClick={() => void send()}>
          {texts.save}
        </Button>
      </Stack>
    </div>
  );
}
