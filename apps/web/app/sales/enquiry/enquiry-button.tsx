import type { ReactNode } from 'react';
import { DialogForm, lazyDialog } from '../../platform/ui/dialog/dialog-form';
import type { DialogKind, EnquiryContent } from './enquiry-kinds';
import modalStyles from '../../platform/ui/dialog/modal.module.css';

const enquiryDialog = lazyDialog(async () => {
  const [dialog, { loadTerms }] = await Promise.all([
    import('./enquiry-dialog'),
    import('./enquiry-terms'),
  ]);
  // The texts state the terms and should not change while they are read.
  await loadTerms();
  return dialog;
});

type EnquiryButtonProps = EnquiryContent<DialogKind> & {
  className?: string;
  children: ReactNode;
};

/** Opens the form of an enquiry in a dialog; without JavaScript, on its own page. */
export function EnquiryButton(props: EnquiryButtonProps) {
  const { kind, subject, opening, className = 'button button--go', children } = props;
  const query = {
    ...(subject && { subject }),
    ...(opening && { opening: String(opening.id) }),
  };
  return (
    <DialogForm
      dialog={enquiryDialog}
      content={{ kind, subject, opening }}
      action={`/enquiry/${kind}`}
      query={query}
      className={modalStyles.opener}
      buttonClass={className}
    >
      {children}
    </DialogForm>
  );
}
