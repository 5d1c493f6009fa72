import type { Post, PostQuery } from '@shishir/contract';
import { tsr } from '../../platform/api/tsr';
import { recordQueries } from '../../platform/ui/record/record-queries';
import type { PostBody } from './post-form-values';
import { postRemovalTexts, postTexts } from './posts.texts';

const records = recordQueries<Post, PostQuery, PostBody>({
  key: 'posts',
  routes: tsr.posts,
  nameOf: ({ title }) => title,
  texts: { loadFailed: postTexts.loadFailed, removal: postRemovalTexts },
});

export const {
  useList: usePostList,
  useOne: usePost,
  useSave: usePostSave,
  useTrash: usePostTrash,
} = records;

/** How many there are by status; undefined until it is known. */
export const usePostCounts = () =>
  tsr.posts.counts.useQuery({ queryKey: ['posts', 'counts'] }).data?.body.data;

export const usePostBulk = () => records.useBulk<Post['status']>(postTexts.several, tsr.posts);
