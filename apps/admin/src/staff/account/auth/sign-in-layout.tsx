import type { PropsWithChildren, ReactNode } from 'react';
import { Logo } from '../../../platform/ui/page/logo';
import { PageTitle } from '../../../platform/ui/page/page-title';
import { publicAddress } from '../../../platform/ui/page/public-address';
import { authTexts } from './auth.texts';
import './sign-in.css';

interface Props {
  title: string;
  note?: ReactNode;
}

/** The pages of somebody who is not signed in: the name of the dashboard on one side, a form on the other. */
export function SignInLayout({ title, note, children }: PropsWithChildren<Props>) {
  return (
    <div className="sign-in">
      <PageTitle text={title} />
      <header className="sign-in__air">
        <AirLines />
        <a href={publicAddress(window.location)} aria-label={authTexts.home}>
          <Logo />
        </a>
        <p>{authTexts.area}</p>
      </header>
      <main className="sign-in__side">
        <div>
          <h1>{title}</h1>
          <p className="sign-in__for">{note}</p>
          {children}
        </div>
      </main>
    </div>
  );
}

const LINES = 26;

/** One layer of cold air: the lower it lies, the calmer and the clearer it is drawn. */
function layer(step: number): string {
  const y = 120 + step * 30;
  const fall = 40 + step * 38;
  const rise = 260 + step * 22;
  const end = 80 + step * 34;
  return `M-40 ${y}C160 ${fall} 320 ${rise} 520 ${y + 30}S760 ${end} 860 ${170 + step * 28}`;
}

/** Settling air, drawn behind the name of the dashboard. */
function AirLines() {
  return (
    <svg
      viewBox="0 0 800 900"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      fill="none"
      stroke="#8CC8F2"
      strokeWidth="1.3"
    >
      {Array.from({ length: LINES }, (_, step) => (
        <path key={step} d={layer(step)} opacity={0.05 + step * 0.016} />
      ))}
    </svg>
  );
}
