import { EmailText } from '../page/email-text';
import { CellText } from './cell-text';

/** An email address in up to three lines, which is what a row has room for. */
export const EmailCell = ({ email }: { email: string }) => (
  <CellText lines={3} title={email} sx={{ lineHeight: 1.25 }}>
    <EmailText>{email}</EmailText>
  </CellText>
);
