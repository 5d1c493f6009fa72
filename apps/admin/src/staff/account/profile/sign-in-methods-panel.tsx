import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { tsr } from '../../../platform/api/tsr';
import { StatusBadge } from '../../../platform/theme/status-badge';
import { useOutcomeToasts } from '../../../platform/ui/toast/outcome-toasts';
import { AccountPanel } from '../account-panel';
import { useSignInMethods, useSignInMethodsChanged } from '../second-factor/second-factor.queries';
import { signInMethodsTexts as texts } from './profile.texts';

const rowSx = {
  flexWrap: 'wrap',
  rowGap: 1.5,
  columnGap: 3,
  alignItems: 'center',
  justifyContent: 'space-between',
  py: 1.75,
  borderTop: 1,
  borderColor: 'divider',
};

/** The accounts elsewhere that open the user's own account. Empty if there are none and no provider is set up. */
export function SignInMethodsPanel() {
  const title = useId();
  const methods = useSignInMethods().data?.body.data;
  // The focused button is removed after unlinking, so the heading receives focus.
  const heading = useRef<HTMLHeadingElement>(null);
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    if (changes > 0) heading.current?.focus();
  }, [changes]);
  if (!methods || (!methods.oidc && !methods.google && changes === 0)) return null;
  const shared = {
    hasPassword: methods.password,
    onUnlinked: () => setChanges((count) => count + 1),
  };
  return (
    <AccountPanel aria-labelledby={title} sx={{ maxWidth: 720, mt: 2, pb: 1.5 }}>
      <Box sx={{ pb: 2.5 }}>
        <h2 id={title} ref={heading} tabIndex={-1}>
          {texts.title}
        </h2>
        <Typography sx={{ mt: 0.25, color: 'text.third' }}>{texts.note}</Typography>
      </Box>
      <ul>
        {methods.oidc && (
          <MethodRow
            provider="oidc"
            name={methods.oidc.name}
            linked={methods.oidc.linked}
            text={methods.oidc.linked ? texts.oidc : texts.oidcMissing(methods.oidc.name)}
            {...shared}
          />
        )}
        {methods.google && (
          <MethodRow
            provider="google"
            name={texts.googleName}
            linked
            text={texts.google}
            {...shared}
          />
        )}
      </ul>
    </AccountPanel>
  );
}

interface RowProps {
  provider: 'oidc' | 'google';
  name: string;
  linked: boolean;
  text: string;
  /** Without a password, nothing can be unlinked. */
  hasPassword: boolean;
  onUnlinked: () => void;
}

function MethodRow({ provider, name, linked, text, hasPassword, onUnlinked }: RowProps) {
  const outcome = useOutcomeToasts();
  const changed = useSignInMethodsChanged();
  const unlink = tsr[provider].unlink.useMutation({
    onSuccess: () => {
      outcome.succeeded(texts.unlinked(name));
      onUnlinked();
    },
    onError: (error) => outcome.failed(error, { text: texts.failed, preferServerMessage: true }),
    onSettled: changed,
  });
  return (
    <Stack component="li" direction="row" sx={rowSx}>
      <Box sx={{ flex: '1 1 180px' }}>
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', rowGap: 0.5, columnGap: 1.25, alignItems: 'center' }}
        >
          <b>{name}</b>
          <StatusBadge
            tone={linked ? 'ok' : 'mute'}
            label={linked ? texts.linked : texts.notLinked}
          />
        </Stack>
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.third' }}>
          {linked && !hasPassword ? texts.onlyOne : text}
        </Typography>
      </Box>
      {linked && hasPassword && (
        <Button
          variant="outlined"
          aria-label={texts.unlinkOf(name)}
          disabled={unlink.isPending}
          onClick={() => unlink.mutate({ body: {} })}
        >
          {unlink.isPending ? texts.unlinking : texts.unlink}
        </Button>
      )}
    </Stack>
  );
}
