import type { MenuItem } from '@shishir/contract';
import { Picture } from '../../ui/picture';
import { capacityRange } from '../../ui/capacity-range';
import type { ShownCategory } from '../../ui/page/shell-data';

/** A row of the VRF group: the unit in small, its name and its range. */
export function CategoryRow({ item, category }: { item: MenuItem; category?: ShownCategory }) {
  const range = category && capacityRange(category);
  // The name stands beside it, so the thumbnail itself says nothing.
  const picture = category?.picture ? { ...category.picture, alt: '' } : null;
  return (
    <>
      <Picture picture={picture} sizes="56px" />
      <span>
        {item.title}
        {range && <small className="num">{range}</small>}
      </span>
    </>
  );
}
