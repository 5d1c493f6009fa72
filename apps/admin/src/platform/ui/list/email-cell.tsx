import { EmailText } from '../page/email-text';
import { CellText } from './cell-text';

/** Email address in up to three lines, as many as fit a row. */
export const EmailCell = ({ email }: { email: string }) => (
  <CellText lines={3} title={email} sx={{ lineHeight: 1.25 }}>
    <EmailText>{email}</EmailText>
  </CellText>
);
