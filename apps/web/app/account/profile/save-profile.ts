import type { User } from '@shishir/contract';
import { accountRules, checkField } from '@shishir/contract/rules';
import { type FormProblem, refusedProblem, saidBy } from '../../forms/form-problem';

const FIELDS = ['name', 'image'] as const;
export type ProfileField = (typeof FIELDS)[number];

export const SAVED = { title: 'Success', description: 'Profile updated successfully.' };
export const UNCHANGED = { title: 'No changes', description: 'No fields were modified.' };
export const FAILED = { title: 'Error', description: 'Failed to update profile.' };

export interface ProfileTyped {
  name: string;
  /** The chosen file; null where none was chosen. */
  image: File | null;
}

export interface ProfileKept {
  state: 'saved' | 'unchanged';
}

/** What is `wrong` was never sent. The notice of what was `refused` says what no field says. */
export interface ProfileRefused {
  state: 'wrong' | 'refused';
  status: number;
  problem: FormProblem<ProfileField>;
}

/** The fields that differ, as the API takes them; null where none does. */
function changes({ name, image }: ProfileTyped, user: User): FormData | null {
  const form = new FormData();
  if (name.trim() !== user.name) form.append('name', name.trim());
  if (image) form.append('image', image);
  return [...form.keys()].length > 0 ? form : null;
}

function check({ name, image }: ProfileTyped): FormProblem<ProfileField>['fields'] {
  const problems = {
    name: checkField(accountRules.name, name),
    image: image && pictureProblem(image),
  };
  const wrong = FIELDS.filter((field) => problems[field]);
  return Object.fromEntries(wrong.map((field) => [field, problems[field]]));
}

/** How changed fields reach the API: by the browser itself, or by the site's server. */
type Put = (body: FormData) => Promise<{ status: number; body: unknown }>;

/** Sends what differs, and nothing where nothing does. Never throws for a lost connection. */
export async function saveProfile(
  typed: ProfileTyped,
  user: User,
  put: Put,
): Promise<ProfileKept | ProfileRefused> {
  const body = changes(typed, user);
  if (!body) return { state: 'unchanged' };
  const fields = check(typed);
  if (Object.keys(fields).length > 0) {
    return { state: 'wrong', status: 400, problem: { notice: null, fields } };
  }
  const answer = await put(body).catch(() => null);
  if (answer?.status === 200) return { state: 'saved' };
  const problem = refusedProblem(FIELDS, null, answer?.body);
  const told = Object.keys(problem.fields).length > 0;
  const notice = told ? null : (saidBy(answer?.body) ?? null);
  return { state: 'refused', status: answer?.status ?? 503, problem: { ...problem, notice } };
}

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
const MAX_BYTES = 5 * 1024 * 1024;

/** For an input: what its dialog offers. */
export const PICTURE_TYPES = TYPES.join(',');
export const PICTURE_HINT = 'JPEG, PNG, WebP or AVIF, at most 5 MB';

/** Why a chosen file cannot be the picture of an account, as a sentence; null where it can. */
export function pictureProblem(file: File): string | null {
  if (!TYPES.includes(file.type)) return 'Choose a JPEG, PNG, WebP or AVIF picture.';
  if (file.size > MAX_BYTES) return 'This picture is larger than 5 MB. Choose a smaller one.';
  return null;
}
