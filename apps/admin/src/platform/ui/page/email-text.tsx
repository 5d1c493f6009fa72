import { Fragment } from 'react';

/** Email address that breaks after '@' and '.' before it breaks inside a word. */
export const EmailText = ({ children }: { children: string }) =>
  children.split(/(?<=[@.])/).map((part, position) => (
    <Fragment key={position}>
      {position > 0 && <wbr />}
      {part}
    </Fragment>
  ));
