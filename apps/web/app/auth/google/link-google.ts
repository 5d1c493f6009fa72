import { type FormProblem, readFields, refusedProblem, saidBy } from '../../forms/form-problem';
import { aboutCode, codeIn } from '../second-factor/second-factor';

const FIELDS = ['password', 'code'] as const;
export type ProofField = (typeof FIELDS)[number];

const BLANK = 'Password is required';
const WRONG = 'This password is not right.';
const BROKEN = 'Something went wrong. Please try again.';

interface Answer {
  status: number;
  body: unknown;
}

/** How the page reaches the API: by the browser itself, or by the site's server. */
export interface ProofCalls<A> {
  byPassword: (body: { password: string; code?: string }) => Promise<A>;
  sendLink: () => Promise<A>;
}

/** Why nothing is linked yet, or that the mail with the link is on its way. */
export interface Unproven {
  sent: boolean;
  asksForCode: boolean;
  problem: FormProblem<ProofField>;
}

/** Either the API's answer to a proof that was taken, or what the page says. */
export type Proof<A> = { answer: A } | { status: number; told: Unproven };

/** Does what a button of the page asks for. */
export async function proveAccount<A extends Answer>(
  form: FormData,
  calls: ProofCalls<A>,
): Promise<Proof<A>> {
  const told = (status: number, problem: Partial<Unproven['problem']>, more = {}): Proof<A> => ({
    status,
    told: {
      sent: false,
      asksForCode: form.has('code'),
      problem: { notice: null, fields: {}, ...problem },
      ...more,
    },
  });
  try {
    if (form.get('intent') === 'mail') {
      const { status, body } = await calls.sendLink();
      if (status === 200) return told(200, {}, { sent: true });
      return told(status, { notice: saidBy(body) ?? BROKEN });
    }
    const { password, code } = readFields(form, FIELDS);
    if (password === '') return told(400, { fields: { password: BLANK } });
    const answer = await calls.byPassword({ password, ...codeIn(code) });
    const { status, body } = answer;
    if (status === 200) return { answer };
    const fields = aboutCode(body, form);
    if (fields) return told(status, { fields }, { asksForCode: true });
    if (status === 401) return told(status, { fields: { password: WRONG } });
    return told(status, refusedProblem(FIELDS, saidBy(body) ?? BROKEN, body));
  } catch {
    return told(503, { notice: BROKEN });
  }
}
