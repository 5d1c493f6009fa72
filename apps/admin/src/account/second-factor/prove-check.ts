import { SecondFactorCode, secondFactor } from '@shishir/contract';
import type { z } from 'zod';

/** What the contract says of a text, as a sentence; undefined where it is fine. */
const problemOf = (schema: z.ZodTypeAny, text: string) =>
  schema.safeParse(text).error?.issues[0]?.message;

export const codeProblem = (code: string) => problemOf(SecondFactorCode, code);
export const passwordProblem = (password: string) =>
  problemOf(secondFactor.begin.body.shape.password, password);
