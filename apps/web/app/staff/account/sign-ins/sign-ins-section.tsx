import { formatDateTime } from '@shishir/format';
import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { useFocusOnError, useFormSending } from '../../../platform/forms/form-attempt';
import { FormAlert, FormDone } from '../../../platform/forms/form-notice';
import { PROFILE_PATH, type SignInsResult } from '../account-change';
import { SignOut } from '../sign-out';
import type { SignIn } from './sign-ins.server';
import { VisuallyHidden } from '../../../platform/ui/visually-hidden';
import { Badge } from '../../../platform/ui/badge';
import { signInsTexts as texts } from './sign-ins.texts';
import styles from '../account.module.css';

interface SignInsSectionProps {
  /** Null if it could not be loaded. */
  signIns: SignIn[] | null;
  /** Result of a button that was pressed without JavaScript. */
  posted?: SignInsResult;
}

/** Devices that are signed in to this account, each with a button to sign it out. */
export function SignInsSection({ signIns, posted }: SignInsSectionProps) {
  const fetcher = useFetcher<SignInsResult>();
  const result = fetcher.data ?? posted;
  const { sending, onSubmit } = useFormSending(result, fetcher);
  const everywhere = sending && !fetcher.formData?.has('session');
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnError(section, result?.notice);
  useEffect(() => {
    // The row with the focus was removed.
    if (result?.notice === null) heading.current?.focus();
  }, [result]);

  return (
    <section className={styles.setting} aria-labelledby="sign-ins" ref={section}>
      <div className={styles.about}>
        <h2 id="sign-ins" tabIndex={-1} ref={heading}>
          {texts.title}
        </h2>
        <p>{texts.text}</p>
      </div>
      <div>
        {result?.notice && <FormAlert title={result.notice} />}
        {result?.notice === null && <FormDone announced>{texts.done}</FormDone>}
        {signIns ? (
          <ul className="rows">
            {signIns.map((signIn) => (
              <SignInRow key={signIn.id} signIn={signIn} fetcher={fetcher} />
            ))}
          </ul>
        ) : (
          <p className="hint">{texts.notLoaded}</p>
        )}
        <fetcher.Form className="actions" method="post" action={PROFILE_PATH} onSubmit={onSubmit}>
          <input type="hidden" name="intent" value="sign-out-everywhere" />
          <button className="button button--line button--small" type="submit" disabled={sending}>
            {everywhere ? texts.signingOut : texts.everywhere}
          </button>
        </fetcher.Form>
      </div>
    </section>
  );
}

interface SignInRowProps {
  signIn: SignIn;
  /** Belongs to the whole list, so that its response outlives the row. */
  fetcher: ReturnType<typeof useFetcher>;
}

/** One device with its button. */
function SignInRow({ signIn, fetcher }: SignInRowProps) {
  const { id, device, address, since, current } = signIn;
  const ending = fetcher.formData?.get('session') === id;
  const signOut = texts.signOut(device, (text) => <VisuallyHidden>{text}</VisuallyHidden>);
  return (
    <li className={styles.signIn}>
      <div>
        <b>{device}</b>
        {current && <Badge>{texts.thisDevice}</Badge>}
        <p className="quiet number">
          {texts.since(address, <time dateTime={since}>{formatDateTime(since)}</time>)}
        </p>
      </div>
      {current ? (
        <SignOut>{signOut}</SignOut>
      ) : (
        <fetcher.Form method="post" action={PROFILE_PATH}>
          <input type="hidden" name="intent" value="end-session" />
          <input type="hidden" name="session" value={id} />
          <button
            className="button button--line button--small"
            type="submit"
            disabled={fetcher.state !== 'idle'}
          >
            {ending ? texts.signingOut : signOut}
          </button>
        </fetcher.Form>
      )}
    </li>
  );
}
