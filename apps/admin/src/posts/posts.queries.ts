import type { Post, PostQuery } from '@shishir/contract';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { tsr } from '../api/tsr';
import { toFormData } from '../ui/form/schema-form';
import { listRows } from '../ui/list/list-rows';
import { recordTexts } from '../ui/record/record.texts';
import { useRecordTrash } from '../ui/record/use-record-trash';
import { useFailureToast, useOutcomeToasts } from '../ui/toast/outcome-toasts';
import { UNDO_MS, useToast } from '../ui/toast/toast';
import type { PostBody } from './post-form-values';
import { postRemovalTexts, postTexts } from './posts.texts';

/** One page of posts, or of their trash. */
export function usePostList(query: PostQuery) {
  const response = tsr.posts.list.useQuery({
    queryKey: ['posts', 'list', query],
    queryData: { query },
    placeholderData: keepPreviousData,
  });
  useFailureToast(response.error, postTexts.loadFailed);
  return listRows(response, (body) => body.data);
}

/** How many there are of each status; undefined until it is known. */
export function usePostCounts() {
  return tsr.posts.counts.useQuery({ queryKey: ['posts', 'counts'] }).data?.body.data;
}

/** One post as it is saved now; it is not read again while its form is being edited. */
export function usePost(id: number) {
  return tsr.posts.get.useQuery({
    queryKey: ['posts', 'one', id],
    queryData: { params: { id } },
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** After a change, what is displayed is read again. */
function useRefreshPosts() {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      ['list', 'counts'].map((what) => queries.invalidateQueries({ queryKey: ['posts', what] })),
    );
}

/** Sends a post with its picture; without an id it is a new one. */
export function usePostSave(id: number | null) {
  const refresh = useRefreshPosts();
  const onSettled = () => void refresh();
  const create = tsr.posts.create.useMutation({ onSettled });
  const update = tsr.posts.update.useMutation({ onSettled });
  return async ({ image, ...fields }: PostBody): Promise<Post> => {
    const body = toFormData(fields, { image: image ?? null });
    const sent =
      id === null
        ? await create.mutateAsync({ body })
        : await update.mutateAsync({ params: { id }, body });
    return sent.body.data;
  };
}

/** Puts a post into the trash, and takes it out of there again. */
export function usePostTrash() {
  const refresh = useRefreshPosts();
  const queries = useQueryClient();
  const remove = tsr.posts.remove.useMutation();
  const restore = tsr.posts.restore.useMutation();
  return useRecordTrash<Post>({
    nameOf: ({ title }) => title,
    remove: (id) => remove.mutateAsync({ params: { id }, body: {} }),
    restore: async (id) => {
      await restore.mutateAsync({ params: { id }, body: {} });
      await queries.invalidateQueries({ queryKey: ['posts', 'one', id] });
    },
    refresh: () => void refresh(),
    texts: postRemovalTexts,
  });
}

/** What is done to several posts at once: all of them or none. Each call is true where it worked. */
export function usePostBulk() {
  const refresh = useRefreshPosts();
  const outcome = useOutcomeToasts();
  const toast = useToast();
  const [pending, setPending] = useState(false);
  const status = tsr.posts.changeStatus.useMutation();
  const remove = tsr.posts.removeMany.useMutation();
  const restore = tsr.posts.restoreMany.useMutation();
  const texts = postTexts.bulk;
  const run = async (call: () => Promise<unknown>): Promise<boolean> => {
    setPending(true);
    try {
      await call();
      return true;
    } catch (error) {
      outcome.failed(error, { text: texts.failed, preferServerMessage: true });
      return false;
    } finally {
      setPending(false);
      void refresh();
    }
  };
  const putBack = async (ids: number[]): Promise<boolean> => {
    const done = await run(() => restore.mutateAsync({ body: { ids } }));
    if (done) outcome.succeeded(texts.restored(ids.length));
    return done;
  };
  return {
    pending,
    restore: putBack,
    changeStatus: async (ids: number[], value: Post['status']): Promise<boolean> => {
      const done = await run(() => status.mutateAsync({ body: { ids, status: value } }));
      if (done) {
        outcome.succeeded(texts.done(ids.length, postTexts.views[value].toLowerCase()));
      }
      return done;
    },
    remove: async (ids: number[]): Promise<boolean> => {
      const done = await run(() => remove.mutateAsync({ body: { ids } }));
      if (done) {
        toast({
          title: recordTexts.removed.title,
          description: recordTexts.removed.text(texts.removed(ids.length)),
          duration: UNDO_MS,
          action: { label: recordTexts.undo, onPress: () => void putBack(ids) },
        });
      }
      return done;
    },
  };
}
