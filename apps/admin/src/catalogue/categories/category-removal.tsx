import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import type { Category } from '@shishir/contract';
import { Link } from 'react-router-dom';
import { ConfirmDialog } from '../../platform/ui/dialog/confirm-dialog';
import { DialogFrame } from '../../platform/ui/dialog/dialog-frame';
import { sharedTexts } from '../../platform/ui/shared.texts';
import { removalTexts as texts } from './categories.texts';
import { useCategoryRemoval } from './categories.queries';
import { productsAt } from './category-columns';

interface Props {
  category: Category;
  /** True if the category is in the trash now. */
  onDone: (removed: boolean) => void;
}

/** Asks before a category is deleted; if it has products, links to them instead. */
export function CategoryRemoval({ category, onDone }: Props) {
  const { title, used_by: used = 0 } = category;
  const { remove, pending } = useCategoryRemoval(category, onDone);
  if (used > 0) {
    return (
      <DialogFrame title={texts.usedTitle} onClose={() => onDone(false)}>
        <p>{texts.used(title, used)}</p>
        <DialogActions>
          <Button variant="outlined" onClick={() => onDone(false)}>
            {sharedTexts.cancel}
          </Button>
          <Button variant="contained" component={Link} to={productsAt(category)}>
            {texts.show}
          </Button>
        </DialogActions>
      </DialogFrame>
    );
  }
  return (
    <ConfirmDialog
      question={texts.question}
      confirm={texts.confirm}
      busy={pending && texts.busy}
      onConfirm={remove}
      onCancel={() => onDone(false)}
    >
      <p>
        <Box component="b" sx={{ color: 'text.primary' }}>
          {title}
        </Box>
        <br />
        {category.path}
      </p>
      <p>{texts.note}</p>
    </ConfirmDialog>
  );
}
