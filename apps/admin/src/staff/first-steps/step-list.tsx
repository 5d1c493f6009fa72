import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { FIRST_STEPS, type FirstStep, type FirstSteps } from '@shishir/contract';
import { formatNumericDate } from '@shishir/format';
import { useState } from 'react';
import { failureText } from '../../platform/api/failure';
import { MailServerForm } from '../../platform/mail/mail-server-form';
import { useMailServer } from '../../platform/mail/mail.queries';
import { StatusBadge } from '../../platform/theme/status-badge';
import { FailedList } from '../../platform/ui/list/list-states';
import { paths } from '../../platform/ui/page/paths';
import { TextLink } from '../../platform/ui/page/text-link';
import { useConfirmation } from './first-steps.queries';
import { firstStepsTexts as texts } from './first-steps.texts';
import { type FrameProps, Step, StepLink } from './step';

type Steps = FirstSteps['steps'];

/** All steps in their order; the first open one is marked. */
export function StepList({ steps }: { steps: Steps }) {
  const next = FIRST_STEPS.find((step) => !steps[step].done);
  const frame = (step: FirstStep) => ({ step, done: steps[step].done, isNext: step === next });
  return (
    <Paper component="ul">
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
    </Paper>
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

/** Below the title, indented past the mark and its gap. */
const bodySx = {
  pl: { xs: 2, md: 8.5 },
  pr: { xs: 2, md: 3 },
  pt: { md: 1 },
  pb: { xs: 2, md: 3 },
};

/**
 * The mail server form opens in the list, automatically when it is the next step; typed values stay while it is closed.
 */
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
        <Box hidden={!open} sx={bodySx}>
          <MailServer onClose={() => setOpen(false)} />
        </Box>
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
  const outcome = confirmed_at
    ? catalogue.confirmed(formatNumericDate(confirmed_at))
    : catalogue.edited;
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
            {came} {catalogue.look}{' '}
            <TextLink to={paths.categories}>{catalogue.categories}</TextLink>{' '}
            <TextLink to={paths.menus}>{catalogue.menus}</TextLink>
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
        frame.done
          ? products.done(count)
          : products.open((label) => <TextLink to={paths.products.add}>{label}</TextLink>)
      }
      action={<StepLink to={paths.imports.list} label={products.button} />}
    />
  );
}
