import { checkFields, enquiryChoiceTexts, lookUpRules } from '@shishir/contract/rules';
import type { FoundEnquiry } from '@shishir/contract';
import { formatDateTime, formatDay } from '@shishir/format';
import { data, Form, Link, useNavigation } from 'react-router';
import { apiOf } from '../../platform/api/api-context';
import { Field } from '../../platform/forms/field';
import { FormAlert } from '../../platform/forms/form-notice';
import { serverActionOr } from '../../platform/forms/server-action';
import { ClosingCall } from '../../platform/ui/closing-call';
import { PageBanner } from '../../platform/ui/page-banner';
import { pageMeta } from '../../platform/ui/page/page-meta';
import { siteNameOf } from '../../platform/ui/page/shell-data';
import { Panel } from '../../platform/ui/panel';
import type { Route } from './+types/your-enquiry.route';
import { yourEnquiryTexts as texts } from './your-enquiry.texts';
import styles from './service.module.css';

const PATH = '/your-enquiry';

interface Found {
  enquiry: FoundEnquiry | null;
  problem: string | null;
  errors: Partial<Record<keyof typeof lookUpRules, string>>;
  values: Record<keyof typeof lookUpRules, string>;
}

const BLANK: Found = {
  ...{ enquiry: null, problem: null, errors: {} },
  values: { reference: '', number: '' },
};

/** Shows the enquiry of the key in the address, which its receipt links to. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const key = url.searchParams.get('key');
  if (!key) return BLANK;
  const { api } = apiOf(context);
  const response = await api.contactMessage.lookUp({ body: { key } }).catch(() => null);
  if (response?.status === 200) return { ...BLANK, enquiry: response.body.data };
  const { status, problem } = problemOf(response);
  return data({ ...BLANK, problem }, { status });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const values = valuesIn(form);
  const errors = checkFields(lookUpRules, values);
  if (Object.keys(errors).length > 0) {
    return data({ ...BLANK, errors, values } satisfies Found, { status: 400 });
  }
  const { api } = apiOf(context);
  const response = await api.contactMessage.lookUp({ body: values }).catch(() => null);
  if (response?.status === 200) {
    return data<Found>({ ...BLANK, values, enquiry: response.body.data });
  }
  const { status, problem } = problemOf(response);
  return data<Found>({ ...BLANK, values, problem }, { status });
}

export const clientAction = async ({ request, serverAction }: Route.ClientActionArgs) => {
  const values = valuesIn(await request.clone().formData());
  return serverActionOr<Found>(
    serverAction,
    ({ enquiry, problem }) => (enquiry ? 200 : problem ? 404 : 400),
    () => ({ ...BLANK, values, problem: texts.failed }),
  );
};

function valuesIn(form: FormData): Found['values'] {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { reference: text('reference'), number: text('number') };
}

/** Returns the sentence of the API, or the general one if it did not answer. */
function problemOf(response: { status: number; body: unknown } | null) {
  if (!response) return { status: 503, problem: texts.failed };
  const { message } = response.body as { message?: string };
  return { status: response.status, problem: message ?? texts.failed };
}

/** The address can contain the secret of a receipt. */
export const headers = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: texts.title,
    description: texts.lead,
    path: PATH,
    publicUrl: matches[1].loaderData.publicUrl,
    siteName: siteNameOf(matches),
    robots: 'noindex',
  });

export default function YourEnquiryPage({ loaderData, actionData }: Route.ComponentProps) {
  const found = actionData ?? loaderData;
  return (
    <>
      <PageBanner
        crumbs={[{ title: texts.home, path: '/' }]}
        title={texts.title}
        text={found.enquiry ? undefined : texts.lead}
      />
      <section className={`block ${styles.request}`}>
        <div className="wrap">
          {found.enquiry ? (
            <State enquiry={found.enquiry} isKept={!actionData} />
          ) : (
            <LookUp {...found} />
          )}
        </div>
      </section>
      <ClosingCall title={texts.questions} text="" action={texts.contact} />
    </>
  );
}

function LookUp({ problem, errors, values }: Found) {
  const isLooking = useNavigation().state !== 'idle';
  return (
    <Form method="post" action={PATH} className={`form ${styles.state}`} noValidate>
      {problem && <FormAlert title={texts.notFound} text={problem} />}
      <Field name="reference" label={texts.reference} error={errors.reference}>
        {(field) => (
          <input
            {...field}
            defaultValue={values.reference}
            autoComplete="off"
            autoCapitalize="characters"
            placeholder={texts.referenceHint}
          />
        )}
      </Field>
      <Field name="number" label={texts.number} error={errors.number}>
        {(field) => (
          <input
            {...field}
            defaultValue={values.number}
            type="tel"
            autoComplete="tel"
            placeholder={texts.numberHint}
          />
        )}
      </Field>
      <div className="form__end full">
        <span />
        <button className="button button--main" type="submit" disabled={isLooking}>
          {isLooking ? texts.showing : texts.show}
        </button>
      </div>
    </Form>
  );
}

function State({ enquiry, isKept }: { enquiry: FoundEnquiry; isKept: boolean }) {
  const { reference, kind, item_count, state, created_at, wanted_by, wanted_time } = enquiry;
  const about = [texts.kinds[kind], item_count > 0 && texts.products(item_count)];
  const time = wanted_time && enquiryChoiceTexts.nameOf(wanted_time);
  const answered = state === 'answered' && enquiry.replied_at;
  const facts: [name: string, value: string][] = [
    [texts.facts.reference, reference],
    [texts.facts.kind, about.filter(Boolean).join(', ')],
    [texts.facts.received, formatDateTime(created_at)],
    [texts.facts.visit, [wanted_by && formatDay(wanted_by), time].filter(Boolean).join(', ')],
    [texts.facts.state, answered ? texts.answered(formatDateTime(answered)) : texts.states[state]],
  ];
  return (
    <Panel className={styles.state} role="status">
      <dl>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {isKept && <p className="hint">{texts.keep}</p>}
      <Link className="link" to={PATH}>
        {texts.another}
      </Link>
    </Panel>
  );
}
