import type { ReactNode } from 'react';
import { Form } from 'react-router';
import type { useFormAttempt } from '../../../platform/forms/form-attempt';
import { FormAlert } from '../../../platform/forms/form-notice';
import lines from '../../../platform/ui/drawing.module.css';
import styles from './auth.module.css';

interface AuthLayoutProps {
  line: string;
  text: string;
  children: ReactNode;
}

/** Layout of the sign-in pages: an introduction and the form, in the drawn section of a room. */
export function AuthLayout({ line, text, children }: AuthLayoutProps) {
  return (
    <section className={styles.auth}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.intro}>
          <p className={styles.line}>{line}</p>
          <p>{text}</p>
        </div>
        <div className={styles.card}>
          <AirIllustration />
          {children}
        </div>
        {/* After the form, whose height sets the position of the floor. */}
        <FurnitureIllustration />
      </div>
    </section>
  );
}

type AuthFormProps = ReturnType<typeof useFormAttempt>['form'] & {
  title: string;
  /** Shown while there is no notice. */
  welcome?: ReactNode;
  children: ReactNode;
};

/** Frame of every form on the sign-in pages. */
export function AuthForm(props: AuthFormProps) {
  const { ref, onSubmit, notice, noticeId, title, welcome, children } = props;
  return (
    <Form className="form" method="post" noValidate ref={ref} onSubmit={onSubmit}>
      <h1>{title}</h1>
      {notice ? <FormAlert id={noticeId} title={notice} /> : welcome}
      {children}
    </Form>
  );
}

/** Illustration above the form: a unit in the ceiling void and its air flow. */
function AirIllustration() {
  return (
    <svg className={styles.airFlow} viewBox="0 0 560 360" aria-hidden="true">
      <defs>
        <linearGradient id="auth-cool" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#3fa0dc" stopOpacity="0.5" />
          <stop offset="1" stopColor="#3fa0dc" stopOpacity="0" />
        </linearGradient>
      </defs>
      <g className={lines.outline}>
        <path d="M232 0v12M328 0v12" />
        <rect x="212" y="12" width="136" height="48" rx="3" />
        <rect x="192" y="57" width="176" height="10" rx="5" />
      </g>
      <path
        d="M200 68C200 168 92 196 64 360H496C468 196 360 168 360 68z"
        fill="url(#auth-cool)"
        stroke="none"
      />
      <path
        className={lines.flow}
        d="M222 78C222 172 138 204 120 330M252 78C252 172 206 204 196 330M280 78V330M308 78C308 172 354 204 364 330M338 78C338 172 422 204 440 330"
      />
    </svg>
  );
}

/** Illustration below the introduction: furniture. */
function FurnitureIllustration() {
  return (
    <svg className={styles.furniture} viewBox="-1 0 522 241" aria-hidden="true">
      <g className={lines.outline}>
        <rect x="0" y="132" width="52" height="96" rx="18" className={lines.soft} />
        <rect x="228" y="132" width="52" height="96" rx="18" className={lines.soft} />
        <rect x="34" y="74" width="212" height="112" rx="22" className={lines.soft} />
        <rect x="40" y="156" width="200" height="56" rx="14" />
        <path d="M140 156v56M30 228v12M250 228v12" />
        <path d="M330 176h124M392 176v62M366 239h52" />
        <path d="M372 132h40l-6 44h-28z" />
        <path
          d="M392 132C392 96 372 84 356 82c2 26 14 44 36 50zM392 132c0-44 16-62 36-68 2 32-8 58-36 68zM392 132c-2-38-10-58-4-84 18 20 16 52 4 84z"
          className={styles.leaf}
        />
        <path d="M498 240V96M476 240h44" />
        <path d="M478 96h40l-10-40h-20z" />
      </g>
    </svg>
  );
}
