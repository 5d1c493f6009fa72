import { LOCALE } from '@shishir/format';
import { Links } from 'react-router';
import { DrawnLogo } from '../ui/logo';
import { useShell } from '../ui/page/shell-data';
import { shellTexts } from './shell.texts';
import logoStyles from '../ui/logo.module.css';
import styles from './being-set-up.module.css';

const texts = shellTexts.beingSetUp;

/** The document of every page until the company has a name and a phone number. It needs no script. */
export function BeingSetUp({ className }: { className?: string | undefined }) {
  const { siteName, adminUrl } = useShell();
  return (
    <html lang={LOCALE}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0a1a2a" />
        <meta name="robots" content="noindex" />
        <title>{siteName}</title>
        <Links />
      </head>
      <body className={className}>
        <main>
          <p className={`${logoStyles.logo} ${styles.logo}`}>
            <DrawnLogo name={siteName} waves="#0A1A2A" />
          </p>
          <h1>{texts.title}</h1>
          <p>{texts.text}</p>
          <a href={`${adminUrl}/login`}>{texts.signIn}</a>
        </main>
      </body>
    </html>
  );
}
