import { UNSAVED_TEXTS } from './system/save-system';
import toolsStyles from '../tools.module.css';
import vrfStyles from './vrf.module.css';
import styles from './notices.module.css';

interface NoticesProps {
  /** Sentences about unreadable parts of the address. */
  unread: string[];
  /** Reason why the system was not saved, after a form without JavaScript. */
  unsaved: string | null;
  /** True if opening the page replaced another system. */
  replaced: boolean;
}

/** Notices about the address with which the page was opened. */
export function Notices({ unread, unsaved, replaced }: NoticesProps) {
  const why = UNSAVED_TEXTS[unsaved as keyof typeof UNSAVED_TEXTS] as string | undefined;
  if (unread.length === 0 && !replaced && !why) return null;
  return (
    <div className={`wrap ${styles.notices}`}>
      {why && (
        <div className={toolsStyles.notice} role="alert">
          <div>
            <b>Not saved</b>
            <p>{why}</p>
          </div>
        </div>
      )}
      {unread.length > 0 && (
        <div className={toolsStyles.notice} role="alert">
          <div>
            <b>A part of this address could not be read</b>
            <ul>
              {unread.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
            <p>All else is as it was shared.</p>
          </div>
        </div>
      )}
      {replaced && (
        <div className={toolsStyles.notice} role="status">
          <p>
            This system came with the address. The one that you had here is kept.{' '}
            <button className={vrfStyles.fixButton} name="do" value="undo">
              Go back to it
            </button>
          </p>
        </div>
      )}
    </div>
  );
}
