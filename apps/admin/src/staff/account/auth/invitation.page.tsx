import Alert, { type AlertProps } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { OpenedInvitation } from '@shishir/contract';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { errorBodyOf } from '../../../platform/api/failure';
import { lightCall } from '../../../platform/api/light-call';
import { AUTH_KEY, SESSION_KEY } from '../../../platform/api/query-client';
import { Field, FormError, PasswordField } from '../../../platform/ui/form/field';
import { useCompanyName } from '../../../platform/ui/page/company.queries';
import { LOCALE } from '../../../platform/ui/page/locale';
import { Checking } from '../../../platform/ui/page/page-state';
import { paths } from '../../../platform/ui/page/paths';
import { roleName } from '../../../platform/ui/staff/role';
import { useToast } from '../../../platform/ui/toast/toast';
import { acceptTexts as texts, ROLE_NOTES } from '../users/invitations.texts';
import { askSession, useStartSession } from './auth.queries';
import { authTexts } from './auth.texts';
import { EntryForm, OtherWay } from './entry-form';
import { useSend } from './recovery.pages';
import { START } from './return-path';
import { SignInLayout } from './sign-in-layout';

/** Page behind an invitation link: shows the invitation and makes its holder a member of staff. */
export default function InvitationPage() {
  const company = useCompanyName();
  const { token, isAddressClean } = useLinkToken();
  const invitation = useQuery({
    queryKey: [AUTH_KEY, 'invitation', token],
    queryFn: () => lightCall('POST /api/v1/user/invitation/open', { body: { token: token! } }),
    enabled: token !== null && isAddressClean,
    staleTime: Infinity,
  });
  const rejected = errorBodyOf(invitation.error);
  // A cut link is rejected with a message about fields, which this page does not show.
  const isCut = token === null || rejected?.reason?.code === 'check_fields';
  const failure = invitation.isError && (rejected?.message ?? authTexts.failed);
  const problem = isCut ? texts.noLink : failure;
  const opened = invitation.data?.data;
  return (
    <SignInLayout title={texts.title} note={company && opened ? texts.from(company) : ''}>
      {problem ? (
        <>
          <FormError>{problem}</FormError>
          <OtherWay to={paths.signIn}>{texts.toSignIn}</OtherWay>
        </>
      ) : opened ? (
        <AcceptForm token={token!} invitation={opened} />
      ) : (
        <Checking />
      )}
    </SignInLayout>
  );
}

/**
 * Returns the secret of the link. Removed from the address immediately, so that it stays in no history and no
 * `Referer`.
 */
function useLinkToken() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const linkToken = parameters.get('token');
  const [token] = useState(linkToken);
  useEffect(() => {
    if (linkToken !== null) void navigate(paths.invitation, { replace: true });
  }, [linkToken, navigate]);
  return { token, isAddressClean: linkToken === null };
}

/** Form for name, phone and password of the invited person. Reads its fields on submit, like the sign-in page. */
function AcceptForm({ token, invitation }: { token: string; invitation: OpenedInvitation }) {
  const { email, role, has_account } = invitation;
  const name = useRef<HTMLInputElement>(null);
  const number = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const startSession = useStartSession();
  const navigate = useNavigate();
  const toast = useToast();
  const { problem, setProblem, busy, send } = useSend(() => undefined);

  const accept = async () => {
    const phone = number.current!.value.trim();
    const { user, signed_in } = await lightCall('POST /api/v1/user/invitation/accept', {
      body: {
        token,
        name: name.current!.value,
        password: password.current!.value,
        locale: LOCALE,
        ...(phone ? { number: phone } : {}),
      },
    });
    if (signed_in) {
      await startSession(user);
      return navigate(START, { replace: true });
    }
    toast({ ...texts.signInWithCode, duration: null });
    return navigate(paths.signIn, { replace: true });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!name.current!.value.trim()) {
      setProblem({ text: texts.nameNeeded, field: 'name' });
      name.current!.focus();
    } else if (!password.current!.value) {
      setProblem({ text: texts.passwordNeeded, field: 'password' });
      password.current!.focus();
    } else if (!busy) void send(accept);
  };
  const errorOf = (field: string) => (problem?.field === field ? problem.text : undefined);
  const elsewhere = problem && !['name', 'number', 'password'].includes(problem.field ?? '');
  return (
    <EntryForm aria-label={texts.title} onSubmit={submit}>
      <Field name="email" label={texts.email} value={email} autoComplete="username" readOnly />
      <Typography color="textSecondary">
        <Box component="b" sx={{ color: 'text.primary' }}>
          {texts.as(roleName(role))}
        </Box>{' '}
        {ROLE_NOTES[role]}
      </Typography>
      {has_account && <Notice role="presentation">{texts.raises}</Notice>}
      <OtherAccount email={email} />
      <Field
        name="name"
        label={texts.name}
        defaultValue={invitation.name ?? ''}
        autoComplete="name"
        inputRef={name}
        error={errorOf('name')}
      />
      <Field
        name="number"
        type="tel"
        label={texts.number}
        autoComplete="tel"
        inputRef={number}
        error={errorOf('number')}
      />
      <PasswordField
        name="password"
        label={texts.password}
        autoComplete="new-password"
        hint={texts.rule}
        inputRef={password}
        error={errorOf('password')}
      />
      <FormError>{elsewhere && problem.text}</FormError>
      <Button type="submit" variant="contained" disabled={busy}>
        {busy ? texts.accepting : texts.accept}
      </Button>
    </EntryForm>
  );
}

/** Warns a different user who is signed in in this browser about the effect on their session. */
function OtherAccount({ email }: { email: string }) {
  const session = useQuery({ queryKey: SESSION_KEY, queryFn: askSession });
  const other = session.data?.user?.email;
  if (!other || other === email) return null;
  return <Notice role="status">{texts.other(other)}</Notice>;
}

const Notice = (props: AlertProps) => (
  <Alert
    severity="warning"
    icon={false}
    {...props}
    sx={{ color: 'text.primary', overflowWrap: 'anywhere' }}
  />
);
