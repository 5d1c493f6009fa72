import type { Industry } from '@shishir/contract';
import { toImagePath, toPicture } from '../media/picture.mapper';
import type { IndustryEntity } from './industry.entity';

export function toIndustry(row: IndustryEntity): Industry {
  return {
    id: row.id,
    title: row.title,
    link: row.link,
    image: toImagePath(row.image),
    picture: row.image && toPicture(row.image),
    position: row.position,
  };
}
