import type { ListedProduct } from '@shishir/contract';
import type { UnitSize } from '@shishir/sizing';

/** Returns the outer size of a product in millimetres; null if a side is missing or negative. */
export function sizeOf(product: ListedProduct): UnitSize | null {
  const { size_width_mm: width, size_height_mm: height, size_depth_mm: depth } = product;
  if (!width || !height || !depth || Math.min(width, height, depth) < 0) return null;
  return { width, height, depth };
}
