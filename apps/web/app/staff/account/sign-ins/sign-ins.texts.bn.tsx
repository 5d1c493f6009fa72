import type { signInsTexts as English } from './sign-ins.texts';

export const signInsTexts: typeof English = {
  title: 'কোথায় কোথায় সাইন ইন আছেন',
  text: 'কোনো ডিভাইস চিনতে পারছেন না? সেটি সাইন আউট করে পাসওয়ার্ড বদলান।',
  done: 'ডিভাইসটি সাইন আউট হয়েছে।',
  notLoaded: 'তালিকাটি আনা যায়নি। একটু পরে পাতাটি আবার খুলুন।',
  signOut: (device, hidden) => <>{hidden(`${device}: `)}সাইন আউট</>,
  signingOut: 'সাইন আউট হচ্ছে...',
  everywhere: 'সব জায়গা থেকে সাইন আউট',
  thisDevice: 'এই ডিভাইস',
  since: (address, time) =>
    address ? (
      <>
        {address}, {time} থেকে
      </>
    ) : (
      <>{time} থেকে</>
    ),
};
