import type { User } from '@shishir/contract';
import { useRef } from 'react';
import { Link } from 'react-router';
import { sitePath } from '../../../platform/locale/site-path';
import { PageBanner } from '../../../platform/ui/page-banner';
import { discardDraft } from '../../../platform/forms/draft';
import { useDraft } from '../../../platform/forms/use-draft';
import { Field } from '../../../platform/forms/field';
import { FormAlert } from '../../../platform/forms/form-notice';
import { PROFILE_PATH } from '../account-change';
import { accountTexts } from '../account.texts';
import { profileTexts as texts } from './profile.texts';
import type { NameRejected } from './save-name.server';
import { profileDraft } from './save-profile';
import styles from '../account.module.css';

const CRUMBS = [
  { title: accountTexts.home, path: '/' },
  { title: accountTexts.dashboard, path: '/dashboard' },
  { title: texts.title, path: PROFILE_PATH },
];

interface EditNamePageProps {
  user: User;
  /** Error of the last attempt. */
  rejected?: NameRejected;
}

/** Replaces the dialog without JavaScript. The browser itself posts the form. */
export function EditNamePage({ user, rejected }: EditNamePageProps) {
  const form = useRef<HTMLFormElement>(null);
  useDraft(form, profileDraft(user), { rejected: rejected !== undefined });
  const problem = rejected?.problem;
  return (
    <>
      <PageBanner crumbs={CRUMBS} title={texts.edit} />
      <section className={`block ${styles.page}`}>
        <div className="wrap">
          <form
            ref={form}
            className={`form ${styles.nameForm}`}
            method="post"
            action={sitePath(PROFILE_PATH)}
            noValidate
          >
            {rejected?.state === 'rejected' && (
              <FormAlert
                title={texts.failed.title}
                text={problem?.notice ?? texts.failed.description}
              />
            )}
            <Field name="name" label={texts.name} error={problem?.fields.name} full>
              {(field) => (
                <input
                  {...field}
                  required
                  autoComplete="name"
                  defaultValue={rejected?.value ?? user.name}
                />
              )}
            </Field>
            <input type="hidden" name="intent" value="name" />
            <div className="actions full">
              <button className="button button--go" type="submit">
                {texts.save}
              </button>
              <Link
                className="button button--line"
                to={PROFILE_PATH}
                onClick={() => discardDraft(profileDraft(user))}
              >
                {texts.cancel}
              </Link>
              {/* Saves the name too, so nothing that was typed is lost. */}
              {user.image !== null && (
                <button className="button button--line" type="submit" name="picture" value="remove">
                  {texts.picture.remove}
                </button>
              )}
            </div>
          </form>
        </div>
      </section>
    </>
  );
}
