import { useEffect } from 'react';
import { useOnDemand } from '../ui/browser/on-demand';
import { useCompared } from './compare-store';

const importPanel = () => import('./compare-panel').then(({ ComparePanel }) => ComparePanel);

/** The units chosen for comparison, at the lower edge of the catalogue's pages. */
export function CompareBar() {
  const units = useCompared();
  const [Panel, load] = useOnDemand(importPanel);
  const some = units.length > 0;
  useEffect(() => {
    if (some) void load();
  }, [some, load]);
  return Panel && some ? <Panel units={units} /> : null;
}
