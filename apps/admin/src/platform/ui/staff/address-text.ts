import { sharedTexts } from '../shared.texts';

const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

/** Returns the IP address of a device, or a name for the computer that runs the API. */
export const addressText = (address: string): string =>
  LOOPBACK.test(address) ? sharedTexts.thisServer : address;
