import type { Company, EnquiryTerms } from '@shishir/contract';
import {
  formatPhone,
  formatWeekday,
  phoneLink,
  whatsAppLink,
  workingDaysLater,
} from '@shishir/format';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../../platform/ui/browser/hydrated';
import { Icon } from '../../platform/ui/icon';
import { Panel } from '../../platform/ui/panel';
import { StateLink } from '../enquiry/form-parts';
import type { EnquirySent } from '../enquiry/submit-enquiry';
import { contactMessageTexts } from './contact-message.texts';
import styles from './contact-sent.module.css';

const { sent: texts } = contactMessageTexts;

interface ContactSentProps {
  sent: EnquirySent;
  terms: EnquiryTerms | null;
  company: Company | null;
  /** True if the page was posted without JavaScript: there is no toast, so the page says that it was sent. */
  inPage: boolean;
  /** The empty form for another message. */
  children: ReactNode;
}

/** Replaces the contact page once a message is sent: reference, day of the reply, and what helps until then. */
export function ContactSent({ sent, terms, company, inPage, children }: ContactSentProps) {
  const { reference, values } = sent;
  const phone = company?.sales_phones[0];
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!inPage) title.current?.focus();
  }, [inPage, sent]);
  return (
    <section className={styles.section}>
      <div className={`wrap ${styles.sent}`}>
        <div role={inPage ? 'status' : undefined}>
          <span className={styles.mark}>
            <Icon name="check" />
          </span>
          <h1 ref={title} tabIndex={-1}>
            {texts.thanks(values.firstName?.trim() ?? '')}
          </h1>
          {inPage && <p>{`${texts.title}. ${texts.text}`}</p>}
          <p className="lead">
            {texts.reply(
              terms && (
                <b>{formatWeekday(workingDaysLater(new Date(), terms.reply_working_days))}</b>
              ),
              values.email?.trim() ?? '',
            )}
          </p>
          {reference && <Reference number={reference} />}
          <StateLink {...sent} />
          {phone && (
            <div className={styles.ways}>
              <a
                className="button button--go"
                href={whatsAppLink(phone, texts.chat(reference ?? ''))}
                rel="noopener"
              >
                <Icon name="chat" />
                {texts.photos}
              </a>
              <a className="button button--line number" href={phoneLink(phone)}>
                <Icon name="phone" />
                {formatPhone(phone)}
              </a>
            </div>
          )}
          <p className="quiet">{texts.urgent(company?.sales_hours ?? null)}</p>
        </div>
        <div className={styles.panels}>
          <Steps {...texts.next} numbered />
          <Steps {...texts.ready} />
        </div>
      </div>
      <details className={`wrap ${styles.another}`}>
        <summary className="link">{texts.another}</summary>
        {children}
      </details>
    </section>
  );
}

const COPIED_MS = 2000;

/** The number with a button that copies it. */
function Reference({ number }: { number: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const hydrated = useHydrated();
  const copy = async () => {
    await navigator.clipboard.writeText(number);
    setCopied(true);
  };
  return (
    <Panel className={styles.reference}>
      <p>
        <span className="quiet">{texts.reference}</span>
        <b className="number">{number}</b>
      </p>
      <button
        type="button"
        className={`button button--soft button--small${hydrated ? '' : ' with-script'}`}
        onClick={() => void copy().catch(() => undefined)}
      >
        <span aria-live="polite">{copied ? texts.copied : texts.copy}</span>
      </button>
    </Panel>
  );
}

interface StepsProps {
  title: string;
  items: { title: string; text: string }[];
  numbered?: boolean;
}

function Steps({ title, items, numbered = false }: StepsProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <Panel as="section" className={styles.steps}>
      <h2>{title}</h2>
      <List>
        {items.map((item, index) => (
          <li key={item.title}>
            <span className={styles.sign} aria-hidden="true">
              {numbered ? index + 1 : <Icon name="check" small />}
            </span>
            <div>
              <b>{item.title}</b>
              <span className="quiet">{item.text}</span>
            </div>
          </li>
        ))}
      </List>
    </Panel>
  );
}
