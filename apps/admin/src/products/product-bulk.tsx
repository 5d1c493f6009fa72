import Button from '@mui/material/Button';
import { productsTexts } from './products.texts';

const { actions } = productsTexts;

interface Props {
  inTrash: boolean;
  busy: boolean;
  onRestore: () => void;
  onDelete: () => void;
  onChangePrices: () => void;
}

/** What can be done to all the chosen products at once. */
export function ProductBulk(props: Props) {
  if (props.inTrash) {
    return (
      <Button disabled={props.busy} onClick={props.onRestore}>
        {actions.restore}
      </Button>
    );
  }
  return (
    <>
      <Button onClick={props.onChangePrices}>{actions.changePrices}</Button>
      <Button className="bulk-delete" onClick={props.onDelete}>
        {actions.delete}
      </Button>
    </>
  );
}
