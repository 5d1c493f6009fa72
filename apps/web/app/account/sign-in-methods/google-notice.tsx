import type { SignInMethods } from '@shishir/contract';
import { useSearchParams } from 'react-router';
import { googleOnProfile } from '../../auth/google/google-outcome';
import { FormAlert } from '../../forms/form-notice';
import { FormDone } from '../../forms/form-done';

/** How an attempt to link Google went: stands above the page for whoever has just come back from there. */
export function GoogleTold({ ways }: { ways: SignInMethods | null }) {
  const [search] = useSearchParams();
  const sentence = googleOnProfile(search);
  if (!sentence) return null;
  const linked = search.get('google') === 'linked';
  // The address may be older than what holds now.
  if (linked && ways?.google === false) return null;
  return (
    <div className="account__told">
      {linked ? <FormDone announced>{sentence}</FormDone> : <FormAlert title={sentence} />}
    </div>
  );
}
