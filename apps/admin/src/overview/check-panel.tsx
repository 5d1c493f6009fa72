import { useState } from 'react';
import { AirIcon, TagIcon } from '../theme/icons';
import { catalogueChecks, type Check, type CheckName } from './catalogue-checks';
import { CheckDialog } from './check-dialog';
import { useWholeCatalogue } from './overview.queries';
import { overviewTexts } from './overview.texts';
import { Panel } from './panel';

const ICONS: Record<CheckName, typeof TagIcon> = {
  offer: TagIcon,
  price: TagIcon,
  airFlow: AirIcon,
};

/** Gaps and slips in the catalogue; each opens the products that it was found in. */
export function CheckPanel() {
  const { products, total, ...retry } = useWholeCatalogue();
  const [open, setOpen] = useState<Check | null>(null);
  const checks = products && catalogueChecks(products);
  return (
    <Panel
      {...retry}
      title={overviewTexts.check}
      aside={
        products &&
        products.length < total && (
          <span className="mut num">{overviewTexts.checked(products.length)}</span>
        )
      }
    >
      {checks?.length === 0 && <p className="panel__note">{overviewTexts.nothingToCheck}</p>}
      <ul className="entries">
        {checks?.map((check) => {
          const Icon = ICONS[check.name];
          const { title, note } = overviewTexts.checks[check.name];
          return (
            <li key={check.name}>
              <button type="button" aria-haspopup="dialog" onClick={() => setOpen(check)}>
                <span className={`entries__mark entries__mark--${check.name}`}>
                  <Icon />
                </span>
                <span className="entries__words">
                  <b>{title}</b>
                  <span>{note}</span>
                </span>
                <span className="num">{check.products.length}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {open && <CheckDialog check={open} onClose={() => setOpen(null)} />}
    </Panel>
  );
}
