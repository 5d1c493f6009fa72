import { useEffect } from 'react';
import { useOnDemand } from '../ui/browser/on-demand';
import { useCompared } from './compare-store';

const bringPanel = () => import('./compare-panel').then(({ ComparePanel }) => ComparePanel);

/** The units that were chosen to be compared, at the lower edge of the catalogue's pages. */
export function CompareBar() {
  const units = useCompared();
  const [Panel, load] = useOnDemand(bringPanel);
  const some = units.length > 0;
  useEffect(() => {
    if (some) void load();
  }, [some, load]);
  return Panel && some ? <Panel units={units} /> : null;
}
