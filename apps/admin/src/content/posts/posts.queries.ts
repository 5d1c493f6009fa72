import { type Post, postRecord } from '@shishir/contract';
import { tsr } from '../../platform/api/tsr';
import { recordQueries } from '../../platform/ui/record/record-queries';
import { postRemovalTexts, postTexts } from './posts.texts';

export const postRecords = recordQueries<Post>({
  declared: postRecord,
  routes: tsr.posts,
  nameOf: ({ title }) => title,
  texts: { loadFailed: postTexts.loadFailed, removal: postRemovalTexts },
});
