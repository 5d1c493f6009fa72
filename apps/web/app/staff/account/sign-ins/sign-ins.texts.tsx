import type { ReactNode } from 'react';

/** Texts of the devices that are signed in to an account. */
export const signInsTexts = {
  title: 'Where you’re signed in',
  text: 'Don’t recognise a device? Sign it out and change your password.',
  done: 'That device is signed out.',
  notLoaded: 'We couldn’t load this list. Please reload the page in a moment.',
  signOut: (device: string, hidden: (text: string) => ReactNode) => (
    <>Sign out{hidden(` on ${device}`)}</>
  ),
  signingOut: 'Signing out...',
  everywhere: 'Sign out everywhere',
  thisDevice: 'This device',
  since: (address: string | null, time: ReactNode) =>
    address ? (
      <>
        {address}, since {time}
      </>
    ) : (
      <>Since {time}</>
    ),
};
