import type { SectionSeed } from './section-seed';

/**
 * Sections of the page 'privacy'. The periods are those of the settings and of housekeeping:
 * docs/decisions/0010-what-housekeeping-removes.md.
 */
export const privacy: SectionSeed[] = [
  {
    part: 'banner',
    title: 'Privacy',
    text: 'What we keep about you, why, for how long, and who to ask.',
  },
  {
    part: 'search',
    title: 'Privacy',
    text: 'What personal data we keep, why, for how long, and who to ask about it.',
  },
  {
    part: 'block',
    title: 'When you write to us',
    text: `A message, a request for a consultation or a quotation, a subscription to product news or an application is stored in our own database and emailed to our sales team. We use it to reply to you. We don’t sell it, and we don’t pass it on for advertising.

We ask for your name, your email address and, depending on the form, your phone number, company, city, role, message, and what and where you build. Fields marked as optional can be left empty. With each message we store the time, the page you came from with its product or its filters, and your IP address.

You get an email with a reference number. Our replies, and notes about calls with you, are stored with your message. You get product news only after you confirm your address with the link in our first email; every later email has a link to unsubscribe.

Messages are checked for spam by rules: links, certain words, and how fast the form was filled in. Messages that look like spam are put aside, and a member of staff can still read them until they are deleted.

Table: Messages: what we keep, why and for how long

| What | Why | How long |
| --- | --- | --- |
| Messages, consultations, quotation requests and our replies | To reply to you, and to know what was agreed | Until you ask us to delete them |
| Your customer file: name, phone number, email address, contacts, addresses, the units installed there, maintenance contracts and visits | To find your enquiries, quotations and units together, to plan and announce visits, and to come to the right place | Until you ask us to delete it, then 30 days in the trash |
| Subscriptions to product news | To send the news, and to know that you asked for it | Until you ask us to delete them. You can unsubscribe at any time with the link in each email. |
| Your IP address | To stop spam, and to know from where a quotation was accepted | {keep_address_days} days |
| Your acceptance of a quotation: your name, the time, what you chose, and your purchase order | To know what was ordered | As long as we keep the order |
| Reports of visits: readings, work, photos of the equipment, your name and your signature | To know what was done, and for the next visit | Until you ask us to delete them, then 30 days in the trash; the photos are deleted with the report |
| The CV in an application | To fill an opening | {keep_application_days} days, then the file is deleted |
| The photo in a service request | To know the unit before the visit | {keep_application_days} days, then the file is deleted |
| Messages that look like spam | In case the rule was wrong | {keep_quarantine_days} days |
| Messages deleted by staff | To undo a mistake | 30 days in the trash |
| The key that recognises a form sent twice | To prevent duplicates | 1 day |`,
  },
  {
    part: 'block',
    title: 'When you have an account',
    text: `An account is optional. It holds your name, email address, phone number, a picture if you add one, and your password as a hash that no one can read back. You can change your name, picture and password on your profile page.

For each sign-in we store the time, the IP address and the name of the browser, so you can see on your profile page where you are signed in and sign out there. Important changes to an account, such as a new password, are recorded with the same details.

Items you add to the quotation cart while you are signed in are stored with your account, so you see them on all your devices.

If you sign in with Google, Google tells us your name and email address. We get no access to your email, files or contacts.

Table: Accounts: what we keep, why and for how long

| What | Why | How long |
| --- | --- | --- |
| Your account and picture | To show your enquiries and your profile | Until you ask us to delete it |
| Your quotation cart | To show it on all your devices | Until you empty or send it, or the account is deleted |
| A picture you replaced | No longer shown | Until the daily clean-up |
| Sign-ins | To show you where you are signed in | 30 days after they end |
| Records of important changes | To find out who changed what | Kept permanently; the IP address in them is deleted after {keep_address_days} days |
| Failed sign-ins | To detect attacks | 180 days |
| Used or expired links from our emails | So that each link works only once | 7 days |`,
  },
  {
    part: 'block',
    title: 'In your browser',
    text: `The site works without cookies until you sign in. The userToken cookie then keeps you signed in for one day; scripts cannot read it. Signing in with Google sets a cookie for ten minutes, and a notice on the sign-in page sets one for a minute. There are no cookies for advertising or statistics, and no third-party scripts.

The quotation cart and the list of compared products are stored in your browser. To show current prices, pages ask our server for these products; it doesn’t store the list. We store the cart when you send it, and while you are signed in. Signing out empties the cart in this browser but keeps it in your account.

The map on the contact page comes from another company and loads only when you press its button. Links to WhatsApp, social media and manufacturers lead to sites with their own rules.`,
  },
  {
    part: 'block',
    title: 'What we count',
    text: `We count how often each page was shown, how often the calculators were used and the forms were begun, and which words a search did not find. The script of the page reports this to our own server; no other company takes part.

A count is a number for one day. It has no IP address, no browser, no cookie and no account, so it says nothing about you. Bots and our staff are not counted. Counts are kept for 13 months.`,
  },
  {
    part: 'block',
    title: 'What you can ask for',
    text: 'You can ask us what data we hold about you, and have it corrected or deleted. Write to the address below from the email address concerned, and give the reference number if you have one.',
  },
];
