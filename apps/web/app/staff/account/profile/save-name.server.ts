import { data, redirect, type RouterContextProvider } from 'react-router';
import { apiOf } from '../../../platform/api/api-context';
import { signedIn } from '../../auth/session';
import { readFields } from '../../../platform/forms/form-problem';
import { PROFILE_PATH } from '../account-change';
import { type ProfileSaved, type ProfileRejected, saveProfile } from './save-profile';

/** Reason why the name was not saved, and the entered name. */
export type NameRejected = ProfileRejected & { intent: 'name'; value: string };
/** Result of the form for the name. */
type NameResult = (ProfileSaved & { intent: 'name' }) | NameRejected;

const UNREACHABLE: ProfileRejected = {
  state: 'rejected',
  status: 503,
  problem: { notice: null, fields: {} },
};

/** Saves the name that was posted without JavaScript, and removes the picture if that button was pressed. */
export async function saveName(
  form: FormData,
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  const { name: value } = readFields(form, ['name']);
  const user = await signedIn(request, context).catch(() => undefined);
  if (user === null) return redirect(`/login?next=${encodeURIComponent(PROFILE_PATH)}`);
  const { api } = apiOf(context);
  const outcome = user
    ? await saveProfile(
        { name: value, image: null, removed: form.get('picture') === 'remove' },
        user,
        (body) => api.users.update({ params: { id: user.id }, body }),
      )
    : UNREACHABLE;
  const rejected = 'problem' in outcome;
  const result: NameResult = rejected
    ? { intent: 'name', value, ...outcome }
    : { intent: 'name', ...outcome };
  return data(result, { status: rejected ? outcome.status : 200 });
}
