/** Texts of the emails about webhooks. */
export const webhookMailTexts = {
  stopped: {
    subject: (host: string) => `Webhook to ${host} was paused`,
    heading: 'A webhook was paused',
    text: (address: string) =>
      `Nothing has been accepted at ${address} for three days, so the webhook was paused. It gets no new events until you resume it.`,
    next: 'The log shows the reason. Send a test once the receiver works again, then resume the webhook. The events in the log that still wait are sent then.',
    link: 'Open the log',
  },
};
