import { data, redirect, type RouterContextProvider } from 'react-router';
import { apiOf } from '../api/api-context';
import { signedIn } from '../auth/session';
import { readFields } from '../forms/form-problem';
import { PROFILE_PATH } from './profile-path';
import { type ProfileOutcome, saveProfile } from './save-profile';

/** What the page says about the plain form for the name. */
export type NameTold = { intent: 'name'; typed: string } & ProfileOutcome;

const UNREACHED: ProfileOutcome = {
  state: 'refused',
  status: 503,
  problem: { notice: null, fields: {} },
};

/** Saves the name that a browser without JavaScript has posted. */
export async function saveName(
  form: FormData,
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  const { name: typed } = readFields(form, ['name']);
  const user = await signedIn(request, context).catch(() => undefined);
  if (user === null) return redirect(`/login?next=${encodeURIComponent(PROFILE_PATH)}`);
  const { api } = apiOf(context);
  const outcome = user
    ? await saveProfile({ name: typed, image: null }, user, (body) =>
        api.users.update({ params: { id: user.id }, body }),
      )
    : UNREACHED;
  const told: NameTold = { intent: 'name', typed, ...outcome };
  return data(told, { status: 'status' in outcome ? outcome.status : 200 });
}
