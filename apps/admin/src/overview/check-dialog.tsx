import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { Link } from 'react-router-dom';
import { productAddress } from '../products/list/use-viewed-product';
import { CloseIcon, RightIcon } from '../theme/icons';
import type { Check } from './catalogue-checks';
import { overviewTexts } from './overview.texts';

const TITLE = 'check-dialog-title';

/** The products that a check found, each a way to the product itself. */
export function CheckDialog({ check, onClose }: { check: Check; onClose: () => void }) {
  const { title, note } = overviewTexts.checks[check.name];
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={TITLE}>
      <div className="check-dialog__head">
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
            <Link to={productAddress(product.id)}>
              <span className="entries__words">
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
