import { z } from 'zod';
import { givenDay, plainText } from '../platform/fields';
import { LARGEST_TAKA, RecordId, TextId, wholeTaka } from '../platform/numbers';
import { salesErrors } from './sales-errors.texts';

/** Steps of an enquiry on its way to an order, beside its status. `won` and `lost` are closed. */
export const STAGES = ['new', 'qualified', 'visit', 'quoted', 'won', 'lost'] as const;
export type Stage = (typeof STAGES)[number];
export const isClosed = (stage: Stage) => stage === 'won' || stage === 'lost';

export const LOST_REASONS = [
  'price',
  'competitor',
  'postponed',
  'not_offered',
  'no_answer',
  'other',
] as const;
export type LostReason = (typeof LOST_REASONS)[number];

/** Kinds of enquiries that can become an order; the pipeline leaves out the others. */
export const SALES_KINDS = ['contact', 'consultation', 'quotation', 'service'] as const;
export const canBeSold = (kind: string) => (SALES_KINDS as readonly string[]).includes(kind);

const stage = z.enum(STAGES, { errorMap: () => ({ message: salesErrors.chooseStage }) });
const lost_reason = z
  .enum(LOST_REASONS, { errorMap: () => ({ message: salesErrors.chooseLostReason }) })
  .nullable();

/** The stage as staff set it. `lost` needs a reason; for other stages the reason is dropped. */
export const stageFields = { stage: stage.optional(), lost_reason: lost_reason.optional() };

/** Further fields of a sale. A next step has both a text and a day, or neither. */
export const saleFields = {
  ...stageFields,
  /** Expected order value in whole taka. */
  value: wholeTaka({ label: salesErrors.saleValue, max: LARGEST_TAKA }).nullable().optional(),
  /** Day on which the order is expected. */
  expected_on: givenDay.nullable().optional(),
  next_step: plainText(200, salesErrors.nextStepRequired).nullable().optional(),
  next_on: givenDay.nullable().optional(),
  /** By default the owner of the enquiry, else the caller. */
  next_owner_id: RecordId.nullable().optional(),
};
export interface SaleFields {
  stage?: Stage | undefined;
  lost_reason?: LostReason | null | undefined;
  value?: number | null | undefined;
  expected_on?: string | null | undefined;
  next_step?: string | null | undefined;
  next_on?: string | null | undefined;
  next_owner_id?: number | null | undefined;
}

/** Filters of the pipeline for lists of enquiries. */
export const saleFilters = {
  /** Only the kinds of enquiries that can become an order. */
  pipeline: z.literal('yes').optional(),
  /** `open` is every stage but won and lost. */
  stage: z.enum([...STAGES, 'open']).optional(),
  /** Open enquiries whose next step was due before today. */
  overdue: z.literal('yes').optional(),
  /** Id of the member of staff who takes the next step, or 'me' for the caller. */
  next_owner: z.union([z.literal('me'), TextId]).optional(),
  /** First and last day of the next step of open enquiries, both included. */
  next_from: givenDay.optional(),
  next_to: givenDay.optional(),
};
