import Button from '@mui/material/Button';
import { CircleExclamationPointIcon } from 'lucide-react';
import { useState } from 'react';
import { contactMessageTexts as texts } from '../contact-message.texts';

const permission = () => (typeof Notification === 'undefined' ? 'denied' : Notification.permission);

export const mayNotify = () => permission() === 'granted';

/** Requests permission for notifications of new enquiries; hidden once the choice is made. */
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
