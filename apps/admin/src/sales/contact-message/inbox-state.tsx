import type { PropsWithChildren } from 'react';
import { DrawnUnit } from '../../platform/ui/page/page-state';

interface Props {
  shows: 'air' | 'cross' | 'drop';
  title: string;
  text: string;
}

/** A pane without an enquiry: what that means, and the next step. */
export function InboxState({ shows, title, text, children }: PropsWithChildren<Props>) {
  return (
    <div className="inbox-state" role={shows === 'cross' ? 'alert' : undefined}>
      <DrawnUnit shows={shows} />
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  );
}
