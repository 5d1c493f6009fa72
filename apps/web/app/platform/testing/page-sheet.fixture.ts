import { fireEvent, waitFor } from '@testing-library/react';

/** Waits until `find` succeeds. React shows a page once the browser has loaded its sheets; jsdom loads none. */
export const findStyled = <T>(find: () => T): Promise<T> =>
  waitFor(() => {
    for (const link of document.head.querySelectorAll('link')) fireEvent.load(link);
    return find();
  });
