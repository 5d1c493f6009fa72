import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { FormAlert } from '../../forms/form-notice';
import type { useFormAttempt } from '../../forms/form-attempt';

type AuthFormProps = ReturnType<typeof useFormAttempt>['form'] & {
  title: string;
  /** Stands in the notice's place while there is none. */
  welcome?: ReactNode;
  children: ReactNode;
};

/** The form of Sign In and of Sign Up. */
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
