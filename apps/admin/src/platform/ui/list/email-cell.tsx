import { EmailText } from '../page/email-text';
import './list-grid.css';

/** An email address in up to three lines, which is what a row has room for. */
export const EmailCell = ({ email }: { email: string }) => (
  <span className="list-grid__text list-grid__text--email" title={email}>
    <EmailText>{email}</EmailText>
  </span>
);
