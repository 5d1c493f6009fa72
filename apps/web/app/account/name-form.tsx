import { Link } from 'react-router';
import { Field } from '../forms/field';
import { FormAlert } from '../forms/form-alert';
import { PROFILE_PATH } from './profile-path';
import type { NameTold } from './save-name.server';
import { FAILED } from './save-profile';

interface NameFormProps {
  name: string;
  /** Why the last attempt was not taken. */
  told?: NameTold;
}

/** Stands in for the dialog where there is no JavaScript. It is sent by the browser itself. */
export function NameForm({ name, told }: NameFormProps) {
  const problem = told && 'problem' in told ? told.problem : null;
  return (
    <form className="form form--name" method="post" action={PROFILE_PATH} noValidate>
      {told?.state === 'refused' && (
        <FormAlert title={FAILED.title} text={problem?.notice ?? FAILED.description} />
      )}
      <Field name="name" label="Name" error={problem?.fields.name} full>
        {(field) => (
          <input {...field} required autoComplete="name" defaultValue={told?.typed ?? name} />
        )}
      </Field>
      <input type="hidden" name="intent" value="name" />
      <div className="setting__end full">
        <button className="btn btn--go" type="submit">
          Save Changes
        </button>
        <Link className="btn btn--line" to={PROFILE_PATH}>
          Cancel
        </Link>
      </div>
    </form>
  );
}
