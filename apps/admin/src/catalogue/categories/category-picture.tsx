import type { Category } from '@shishir/contract';
import { FramedPicture } from '../../platform/ui/catalogue/framed-picture';

export function CategoryPicture({ picture }: Pick<Category, 'picture'>) {
  return (
    <FramedPicture picture={picture ?? undefined} sizes="64px" sx={{ width: 64, height: 48 }} />
  );
}
