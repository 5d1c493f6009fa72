import type { UnsavedReason } from './system/save-system';
import { modelsTexts } from './rooms/models.texts';
import { vrfTexts } from './vrf.texts';
import toolsStyles from '../tools.module.css';
import vrfStyles from './vrf.module.css';
import styles from './notices.module.css';

const { notices: texts, unsaved: unsavedTexts } = vrfTexts;

interface NoticesProps {
  /** Sentences about unreadable parts of the address. */
  unread: string[];
  /** Reason why the system was not saved, after a form without JavaScript. */
  unsaved: string | null;
  /** True if opening the page replaced another system. */
  replaced: boolean;
  /** True if some units of the stored system could not be loaded. */
  isIncomplete: boolean;
}

/** Notices about the address with which the page was opened. */
export function Notices({ unread, unsaved, replaced, isIncomplete }: NoticesProps) {
  const why = unsavedTexts.reasons[unsaved as UnsavedReason] as string | undefined;
  if (unread.length === 0 && !replaced && !isIncomplete && !why) return null;
  return (
    <div className={`wrap ${styles.notices}`}>
      {why && (
        <div className={toolsStyles.notice} role="alert">
          <div>
            <b>{unsavedTexts.title}</b>
            <p>{why}</p>
          </div>
        </div>
      )}
      {unread.length > 0 && (
        <div className={toolsStyles.notice} role="alert">
          <div>
            <b>{texts.unread}</b>
            <ul>
              {unread.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
            <p>{texts.othersRead}</p>
          </div>
        </div>
      )}
      {isIncomplete && (
        <div className={toolsStyles.notice} role="alert">
          <div>
            <b>{modelsTexts.unitsFailed.title}</b>
            <p>{modelsTexts.unitsFailed.text}</p>
          </div>
        </div>
      )}
      {replaced && (
        <div className={toolsStyles.notice} role="status">
          <p>
            {texts.replaced}{' '}
            <button className={vrfStyles.fixButton} name="do" value="undo">
              {texts.goBack}
            </button>
          </p>
        </div>
      )}
    </div>
  );
}
