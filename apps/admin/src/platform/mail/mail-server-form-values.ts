import { numberOrNull } from '@shishir/format';
import type { MailSecurity, MailServer, UpdateMailServer } from '@shishir/contract';
import type { z } from 'zod';
import type { SchemaForm } from '../ui/form/schema-form';

/** Settings of the mail server as form values. */
export interface MailServerValues {
  server: string;
  port: string;
  security: MailSecurity;
  user_name: string;
  password: string;
  sender_name: string;
  sender_address: string;
}
export type MailServerBody = z.input<typeof UpdateMailServer>;
export type MailServerFormState = SchemaForm<MailServerValues, MailServerBody>;

export const toValues = (server: MailServer | null): MailServerValues => ({
  server: server?.server ?? '',
  port: String(server?.port ?? 587),
  security: server?.security ?? 'starttls',
  user_name: server?.user_name ?? '',
  password: '',
  sender_name: server?.sender_name ?? '',
  sender_address: server?.sender_address ?? '',
});

export const toBody = ({ port, ...values }: MailServerValues): MailServerBody => ({
  ...values,
  port: numberOrNull(port, { whole: true }) ?? NaN,
});
