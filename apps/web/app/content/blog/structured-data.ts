import { pictureMainPath } from '@shishir/format';
import { companyId } from '../../platform/ui/page/structured-data';
import type { PostSummary } from './post-card';

/** Path of the picture for sharing. */
export const sharedPicture = ({ picture }: PostSummary) =>
  `/storage/${pictureMainPath(picture.key, picture.width)}`;

/** schema.org/BlogPosting. */
export const postData = (post: PostSummary & { updated_at?: string }, publicUrl: string) => ({
  '@type': 'BlogPosting',
  headline: post.title,
  description: post.excerpt,
  image: publicUrl + sharedPicture(post),
  datePublished: post.published_at,
  dateModified: post.updated_at,
  author: { '@type': 'Person', name: post.author },
  publisher: { '@id': companyId(publicUrl) },
  articleSection: post.category,
  timeRequired: `PT${post.read_time}M`,
  url: `${publicUrl}/blog/${post.id}`,
  mainEntityOfPage: `${publicUrl}/blog/${post.id}`,
});
