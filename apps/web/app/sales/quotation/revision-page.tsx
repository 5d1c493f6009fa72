import { useEffect } from 'react';
import { Breadcrumb } from '../../platform/ui/breadcrumb';
import { useShell } from '../../platform/ui/page/shell-data';
import { ServerHtml } from '../../platform/ui/server-html';
import { AskForm } from './ask-form';
import { DecisionCard } from './decision-card';
import type { ActFailed } from './act-failed';
import type { Revision } from './quotation-page.server';

interface RevisionPageProps {
  revision: Revision;
  /** A question was just sent. */
  asked: boolean;
  failed?: ActFailed;
}

/** A revision with the card for the decision, which comes first on a phone. */
export function RevisionPage({ revision, asked, failed }: RevisionPageProps) {
  const { user } = useShell();
  const { token, number, title, recipient, sent, state, total, validUntil, html } = revision;
  useEffect(() => {
    // The request for the page says nothing: mail servers open the links of mails to check them.
    navigator.sendBeacon('/quotation/opened', token);
  }, [token]);
  const failedAct = (act: ActFailed['act']) => (failed?.act === act ? failed : undefined);
  return (
    <div className="q-page">
      <div className="wrap phead q-head">
        <div>
          <Breadcrumb
            crumbs={[
              { title: 'Home', path: '/' },
              ...(user ? [{ title: 'Dashboard', path: '/dashboard' }] : []),
              { title: number },
            ]}
          />
          <h1>
            Quotation <span className="q-number">{number}</span>
          </h1>
          <p>
            {title}. Prepared for {recipient}.
          </p>
          <p className="q-quiet num">
            Revision {revision.revision}
            {sent && ` of ${sent}`}
          </p>
        </div>
      </div>
      <div className="wrap q-grid">
        <DecisionCard revision={revision} failed={failedAct('accept')} />
        <div className="q-col">
          <ServerHtml className="q-col" html={html.top} />
          <section className="q-sec" id="questions" aria-labelledby="log">
            <header>
              <h2 id="log">Questions and revisions</h2>
            </header>
            <ServerHtml html={html.log} />
            <AskForm
              key={revision.questions}
              revision={revision}
              sent={asked && revision.isAsked}
              failed={failedAct('ask')}
            />
          </section>
        </div>
      </div>
      {state === 'open' && (
        <div className="q-bar">
          <p className="num">
            <b>{total}</b>
            <small>Valid until {validUntil}</small>
          </p>
          <a className="btn btn--go" href="#accept">
            Accept
          </a>
        </div>
      )}
    </div>
  );
}
