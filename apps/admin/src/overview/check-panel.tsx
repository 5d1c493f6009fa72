import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import type { Product } from '@shishir/contract';
import { groupLakh } from '@shishir/format';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { isOfferAboveRegular } from '../products/product-display';
import { AirIcon, CloseIcon, RightIcon, TagIcon } from '../theme/icons';
import { paths } from '../ui/page/paths';
import { useWholeCatalogue } from './overview.queries';
import { overviewTexts } from './overview.texts';
import { Panel } from './panels';

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
                <span className="entries__text">
                  <b>{title}</b>
                  <span>{note}</span>
                </span>
                <span className="num">{groupLakh(check.products.length)}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {open && <CheckDialog check={open} onClose={() => setOpen(null)} />}
    </Panel>
  );
}

type CheckName = keyof typeof overviewTexts.checks;

interface Check {
  name: CheckName;
  products: Product[];
}

const RULES: Record<CheckName, (product: Product) => boolean> = {
  offer: isOfferAboveRegular,
  price: (product) => product.offer_price === null && product.regular_price === null,
  airFlow: (product) =>
    product.air_flow_high_cfm === null &&
    product.air_flow_medium_cfm === null &&
    product.air_flow_low_cfm === null,
};

/** What a person should look at, with the products concerned; checks that find nothing are left out. */
function catalogueChecks(products: Product[]): Check[] {
  return (Object.keys(RULES) as CheckName[])
    .map((name) => ({ name, products: products.filter(RULES[name]) }))
    .filter((check) => check.products.length > 0);
}

const TITLE = 'check-dialog-title';

/** The products that a check found, each a way to the product itself. */
function CheckDialog({ check, onClose }: { check: Check; onClose: () => void }) {
  const { title, note } = overviewTexts.checks[check.name];
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={TITLE}>
      <div className="check-dialog__header">
        <div>
          <h2 id={TITLE}>{title}</h2>
          <p className="mut num">
            {overviewTexts.products(check.products.length)}. {note}
          </p>
        </div>
        <IconButton aria-label={overviewTexts.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <ul className="entries check-dialog__list">
        {check.products.map((product) => (
          <li key={product.id}>
            <Link to={paths.products.view(product.id)}>
              <span className="entries__text">
                <b>{product.model}</b>
                <span>{product.title}</span>
              </span>
              <RightIcon />
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
