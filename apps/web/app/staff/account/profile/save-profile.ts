import type { User } from '@shishir/contract';
import { accountRules, checkField } from '@shishir/contract/rules';
import {
  errorMessageOf,
  type FormProblem,
  rejectedProblem,
} from '../../../platform/forms/form-problem';
import { profileTexts as texts } from './profile.texts';

const FIELDS = ['name', 'image'] as const;
export type ProfileField = (typeof FIELDS)[number];

/** Name of the draft of this account's details. */
export const profileDraft = ({ id }: User) => `profile ${id}`;

interface ProfileValues {
  name: string;
  /** The chosen file; null if none was chosen. */
  image: File | null;
  /** True if the account's picture is to be removed. */
  removed?: boolean;
}

export interface ProfileSaved {
  state: 'saved' | 'unchanged';
}

/** `invalid` values were never sent. The notice of a `rejected` request is about no single field. */
export interface ProfileRejected {
  state: 'invalid' | 'rejected';
  status: number;
  problem: FormProblem<ProfileField>;
}

/** Returns the changed fields as the body of the request, or null if nothing changed. */
function changes({ name, image, removed }: ProfileValues, user: User): FormData | null {
  const form = new FormData();
  if (name.trim() !== user.name) form.append('name', name.trim());
  if (image) form.append('image', image);
  else if (removed && user.image) form.append('remove_image', 'true');
  return [...form.keys()].length > 0 ? form : null;
}

function check({ name, image }: ProfileValues): FormProblem<ProfileField>['fields'] {
  const problems = {
    name: checkField(accountRules.name, name),
    image: image && pictureProblem(image),
  };
  const wrong = FIELDS.filter((field) => problems[field]);
  return Object.fromEntries(wrong.map((field) => [field, problems[field]]));
}

/** Sends the changes to the API, from the browser or from the site's server. */
type Put = (body: FormData) => Promise<{ status: number; body: unknown }>;

/** Sends the changed fields, if any. Does not throw if the connection is lost. */
export async function saveProfile(
  values: ProfileValues,
  user: User,
  put: Put,
): Promise<ProfileSaved | ProfileRejected> {
  const body = changes(values, user);
  if (!body) return { state: 'unchanged' };
  const fields = check(values);
  if (Object.keys(fields).length > 0) {
    return { state: 'invalid', status: 400, problem: { notice: null, fields } };
  }
  const response = await put(body).catch(() => null);
  if (response?.status === 200) return { state: 'saved' };
  if (response?.status === 401) {
    return { state: 'rejected', status: 401, problem: { notice: texts.sessionEnded, fields: {} } };
  }
  const problem = rejectedProblem(FIELDS, null, response?.body);
  const hasFieldErrors = Object.keys(problem.fields).length > 0;
  const notice = hasFieldErrors ? null : (errorMessageOf(response?.body) ?? null);
  return { state: 'rejected', status: response?.status ?? 503, problem: { ...problem, notice } };
}

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
const MAX_BYTES = 5 * 1024 * 1024;

/** The `accept` attribute of the file input. */
export const PICTURE_TYPES = TYPES.join(',');

/** Returns the error message for a file that cannot be a picture of an account, or null if it can. */
export function pictureProblem(file: File): string | null {
  if (!TYPES.includes(file.type)) return texts.picture.wrongType;
  if (file.size > MAX_BYTES) return texts.picture.tooLarge;
  return null;
}
