import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { FIRST_STEPS, type FirstStep, type FirstSteps } from '@shishir/contract';
import { formatDate } from '@shishir/format';
import { CheckIcon } from 'lucide-react';
import { type PropsWithChildren, type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { failureText } from '../../platform/api/failure';
import { MailServerForm } from '../../platform/mail/mail-server-form';
import { useMailServer } from '../../platform/mail/mail.queries';
import { StatusBadge } from '../../platform/theme/status-badge';
import { FailedList } from '../../platform/ui/list/list-states';
import { paths } from '../../platform/ui/page/paths';
import { useConfirmation } from './first-steps.queries';
import { firstStepsTexts as texts } from './first-steps.texts';

type Steps = FirstSteps['steps'];

/** All steps in their order; the first open one stands out. */
export function StepList({ steps }: { steps: Steps }) {
  const next = FIRST_STEPS.find((step) => !steps[step].done);
  const frame = (step: FirstStep) => ({ step, done: steps[step].done, isNext: step === next });
  return (
    <ul className="paper">
      <CompanyStep {...frame('company')} {...steps.company} />
      <MailStep {...frame('mail')} {...steps.mail} />
      <CatalogueStep {...frame('catalogue')} {...steps.catalogue} />
      <ProductsStep {...frame('products')} {...steps.products} />
      <Step
        {...frame('staff')}
        to={paths.userList}
        text={steps.staff.done ? texts.staff.done(steps.staff) : texts.staff.open}
        action={<StepLink to={paths.inviteStaff} label={texts.staff.button} />}
      />
      <Step
        {...frame('second_factor')}
        to={paths.profile}
        text={steps.second_factor.done ? texts.second_factor.done : texts.second_factor.open}
        action={<StepLink to={paths.profile} label={texts.second_factor.button} />}
      />
    </ul>
  );
}

interface FrameProps {
  step: FirstStep;
  done: boolean;
  /** The first that is open. */
  isNext: boolean;
}

interface StepProps extends FrameProps {
  /** The screen of the step. */
  to: string;
  text: ReactNode;
  /** What to do next, while it is open. */
  action: ReactNode;
}

/** One step: its state, what it is about, and the way to its screen. `children` stand below it. */
function Step({ step, done, isNext, to, text, action, children }: PropsWithChildren<StepProps>) {
  const state = done ? ' step--done' : isNext ? ' step--next' : '';
  return (
    <li className={`step${state}`}>
      <div className="step__header">
        <span className="step__mark num" aria-hidden="true">
          {done ? <CheckIcon /> : FIRST_STEPS.indexOf(step) + 1}
        </span>
        <h3>
          <Link to={to}>{texts.titles[step]}</Link>
        </h3>
        <div className="step__action">
          {done ? <StatusBadge tone="ok" label={texts.done} /> : action}
        </div>
        <p>{text}</p>
      </div>
      {children}
    </li>
  );
}

function StepLink({ to, label }: { to: string; label: string }) {
  return (
    <Button component={Link} to={to} variant="outlined">
      {label}
    </Button>
  );
}

function CompanyStep({ missing, ...frame }: FrameProps & Steps['company']) {
  const { company } = texts;
  const done = missing.includes('logo') ? company.done : company.doneWithLogo;
  const open = company.open(missing.map((part) => company.parts[part]));
  return (
    <Step
      {...frame}
      to={paths.companyDetails}
      text={frame.done ? done : open}
      action={<StepLink to={paths.companyDetails} label={company.button} />}
    />
  );
}

/** The form of the mail server opens in its place, by itself once it is its turn; closed, it keeps what was entered. */
function MailStep({ set, waiting, ...frame }: FrameProps & Steps['mail']) {
  const { mail } = texts;
  const [open, setOpen] = useState<boolean>();
  if (open === undefined && frame.isNext) setOpen(true);
  const text = frame.done ? mail.done : set ? mail.untested : mail.open;
  return (
    <Step
      {...frame}
      to={paths.mailServer}
      text={waiting > 0 && !frame.done ? `${text} ${mail.waiting(waiting)}` : text}
      action={
        open ? (
          <StatusBadge tone="info" label={texts.open} />
        ) : (
          <Button variant="outlined" aria-expanded={false} onClick={() => setOpen(true)}>
            {mail.button}
          </Button>
        )
      }
    >
      {open !== undefined && (
        <div className="step__body" hidden={!open}>
          <MailServer onClose={() => setOpen(false)} />
        </div>
      )}
    </Step>
  );
}

function MailServer({ onClose }: { onClose: () => void }) {
  const response = useMailServer();
  const server = response.data?.body.data;
  if (response.isError && server === undefined) {
    const retry = () => void response.refetch();
    return <FailedList message={failureText(response.error)} onRetry={retry} />;
  }
  if (server === undefined) return <Skeleton variant="rounded" height={320} />;
  return (
    <MailServerForm server={server}>
      <Button onClick={onClose}>{texts.mail.later}</Button>
    </MailServerForm>
  );
}

function CatalogueStep(props: FrameProps & Steps['catalogue']) {
  const { categories, menus, confirmed_at, ...frame } = props;
  const { catalogue } = texts;
  const confirmation = useConfirmation();
  const came = catalogue.came(categories, menus);
  const outcome = confirmed_at ? catalogue.confirmed(formatDate(confirmed_at)) : catalogue.edited;
  return (
    <Step
      {...frame}
      to={paths.menus}
      text={
        frame.done ? (
          `${came} ${outcome}`
        ) : categories === 0 ? (
          catalogue.none
        ) : (
          <>
            {came} {catalogue.look} <Link to={paths.categories}>{catalogue.categories}</Link>{' '}
            <Link to={paths.menus}>{catalogue.menus}</Link>
          </>
        )
      }
      action={
        categories === 0 ? (
          <StepLink to={paths.categories} label={catalogue.add} />
        ) : (
          <Button
            variant="outlined"
            disabled={confirmation.isPending}
            onClick={() => confirmation.mutate({ body: { step: 'catalogue' } })}
          >
            {catalogue.confirm}
          </Button>
        )
      }
    />
  );
}

function ProductsStep({ count, ...frame }: FrameProps & Steps['products']) {
  const { products } = texts;
  return (
    <Step
      {...frame}
      to={paths.products.list}
      text={
        frame.done ? (
          products.done(count)
        ) : (
          <>
            {products.open}
            <Link to={paths.products.add}>{products.byHand}</Link>.
          </>
        )
      }
      action={<StepLink to={paths.imports.list} label={products.button} />}
    />
  );
}
