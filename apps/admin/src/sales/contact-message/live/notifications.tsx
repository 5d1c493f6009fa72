import Button from '@mui/material/Button';
import { CircleExclamationPointIcon } from 'lucide-react';
import { useState } from 'react';
import { contactMessageTexts as texts } from '../contact-message.texts';

const permission = () => (typeof Notification === 'undefined' ? 'denied' : Notification.permission);

export const mayNotify = () => permission() === 'granted';

/** Asks the browser for notifications of new enquiries; there until that is decided. */
export function NotifyButton() {
  const [state, setState] = useState(permission);
  if (state !== 'default') return null;
  return (
    <Button
      variant="outlined"
      startIcon={<CircleExclamationPointIcon />}
      onClick={() => void Notification.requestPermission().then(setState)}
    >
      {texts.notify.ask}
    </Button>
  );
}
