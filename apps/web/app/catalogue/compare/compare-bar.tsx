import { ComparePanel } from './compare-panel';
import { useCompared } from './compare-store';

/** The units chosen for comparison, at the lower edge of the catalogue's pages. */
export function CompareBar() {
  const units = useCompared();
  return units.length > 0 && <ComparePanel units={units} />;
}
