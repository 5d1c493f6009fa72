import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lightCall } from '../../../platform/api/light-call';
import { paths } from '../../../platform/ui/page/paths';
import { addToTitleCount, setTitleCount } from '../../../platform/ui/page/title-count';
import { aboutLine, fullName } from '../contact-message-card';
import { contactMessageTexts as texts } from '../contact-message.texts';
import { mayNotify } from './notifications';
import { watchInbox } from './inbox-stream';

const LOOKED_AT = ['pointerdown', 'keydown', 'focus'] as const;
const MOST_NEW = 20;

/**
 * Keeps all data about enquiries up to date while the dashboard is open. New ones are counted in the window title until
 * the page is used, and shown as notifications if they are allowed and the page is hidden.
 */
export function InboxLive() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const newest = useRef<number | null>(null);
  const [arrived, setArrived] = useState(0);

  const announce = useEffectEvent(async (after: number) => {
    const query = { sort: '-id', page: 1, pageSize: MOST_NEW } as const;
    const { data } = await lightCall('GET /api/v1/contact-message', { query });
    const fresh = data.filter(({ id, status }) => id > after && status === 'new');
    if (fresh.length === 0) return;
    addToTitleCount(fresh.length);
    setArrived(fresh.length);
    if (!mayNotify() || !document.hidden) return;
    for (const contactMessage of fresh.slice(0, 3)) {
      // The tag merges the notifications of several tabs into one.
      const notification = new Notification(texts.notify.title(fullName(contactMessage)), {
        body: aboutLine(contactMessage),
        tag: `enquiry-${contactMessage.id}`,
      });
      notification.onclick = () => {
        window.focus();
        void navigate(paths.contactMessage(contactMessage.id));
        notification.close();
      };
    }
  });

  const update = useEffectEvent((latest: number) => {
    const before = newest.current;
    newest.current = Math.max(latest, before ?? 0);
    // The first event only reports the current state.
    if (before === null) return;
    void queries.invalidateQueries({ queryKey: ['contact-message'] });
    void queries.invalidateQueries({ queryKey: ['quotations'] });
    void queries.invalidateQueries({ queryKey: ['mail'] });
    if (latest > before) void announce(before).catch(() => undefined);
  });

  useEffect(() => watchInbox((latest) => update(latest)), []);

  useEffect(() => {
    const clear = () => setTitleCount(0);
    for (const name of LOOKED_AT) window.addEventListener(name, clear);
    return () => {
      clear();
      for (const name of LOOKED_AT) window.removeEventListener(name, clear);
    };
  }, []);

  return (
    <Box component="span" sx={visuallyHidden} role="status">
      {arrived > 0 && texts.notify.arrived(arrived)}
    </Box>
  );
}
