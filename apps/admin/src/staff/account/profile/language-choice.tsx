import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LOCALES, type Locale, type User } from '@shishir/contract';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { lightCall } from '../../../platform/api/light-call';
import { LANGUAGE_NAMES, openIn } from '../../../platform/ui/page/locale-base';
import { useOutcomeToasts } from '../../../platform/ui/toast/outcome-toasts';
import { profileTexts } from './profile.texts';

/** Stores the language of the account, then opens this page in it. */
export function LanguageChoice({ user }: { user: User }) {
  const location = useLocation();
  const { failed } = useOutcomeToasts();
  const change = useMutation({
    mutationFn: (locale: Locale) =>
      lightCall('PUT /api/v1/user/:id', { params: { id: user.id }, body: { locale } }),
    onSuccess: ({ data }) => openIn(data.locale, location),
    onError: (error) => failed(error, { text: profileTexts.languageFailed }),
  });
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={profileTexts.language}
      value={user.locale}
      disabled={change.isPending || change.isSuccess}
      onChange={(_, locale: Locale | null) => locale && change.mutate(locale)}
    >
      {LOCALES.map((locale) => (
        <ToggleButton key={locale} value={locale} lang={locale}>
          {LANGUAGE_NAMES[locale]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
