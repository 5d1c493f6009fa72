import { data, redirect, type RouterContextProvider } from 'react-router';
import { apiOf } from '../../api/api-context';
import { signedIn } from '../../auth/session';
import { readFields } from '../../forms/form-problem';
import { PROFILE_PATH } from '../account-change';
import { type ProfileKept, type ProfileRefused, saveProfile } from './save-profile';

/** Why the name stays what it was, and what was typed. */
export type NameRefused = ProfileRefused & { intent: 'name'; typed: string };
/** What the page says about the plain form for the name. */
export type NameTold = (ProfileKept & { intent: 'name' }) | NameRefused;

const UNREACHED: ProfileRefused = {
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
  const refused = 'problem' in outcome;
  const told: NameTold = refused
    ? { intent: 'name', typed, ...outcome }
    : { intent: 'name', ...outcome };
  return data(told, { status: refused ? outcome.status : 200 });
}
