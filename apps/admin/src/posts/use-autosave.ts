import type { Post } from '@shishir/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { statusOf } from '../api/failure';
import type { SchemaForm } from '../ui/form/schema-form';
import { type PostBody, type PostFormValues, toBody, UpdatePostForm } from './post-form-values';
import { clockOf, postFormTexts } from './posts.texts';

const texts = postFormTexts.autosave;

/** How long nobody has typed before a draft is saved. */
const IDLE_MS = 3_000;

interface Options {
  form: SchemaForm<PostFormValues, PostBody>;
  /** The post as it is saved; null for a new one, which its first save makes a draft. */
  saved: Post | null;
  /** It is being saved, or there is a conflict. */
  busy: boolean;
  send: (body: PostBody) => Promise<Post>;
  onSaved: (post: Post, sent: PostFormValues) => void;
}

/**
 * Saves a draft by itself when nobody has typed for a while, and says when it did. What visitors see, or will see at a
 * date, is saved by a person alone. Where it fails, the button shows why.
 */
export function useAutosave({ form, saved, busy, send, onSaved }: Options): string {
  const isDraft = saved?.status === 'draft' && !saved.publish_at;
  const [status, setStatus] = useState<string | null>(null);

  const autosave = useEffectEvent(async () => {
    if (busy || !isDraft) return;
    const sent = form.getValues();
    const body = sent.publishing === 'draft' ? toBody(sent, saved) : null;
    if (body === null || !UpdatePostForm.safeParse(body).success) return;
    setStatus(texts.saving);
    try {
      const post = await send(body);
      onSaved(post, sent);
      setStatus(texts.draft(clockOf(post.updated_at)));
    } catch (error) {
      // The dialog of an ended session is open over the form.
      setStatus(statusOf(error) === 401 ? null : texts.failed);
    }
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(() => void autosave(), IDLE_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [form]);
  return status ?? (isDraft ? texts.draft(clockOf(saved.updated_at)) : '');
}
