import Skeleton from '@mui/material/Skeleton';
import { FIRST_STEPS, type FirstSteps } from '@shishir/contract';
import { failureText } from '../../platform/api/failure';
import { FailedList } from '../../platform/ui/list/list-states';
import { useCompanyName } from '../../platform/ui/page/company.queries';
import { PageTitle } from '../../platform/ui/page/page-title';
import { sharedTexts } from '../../platform/ui/shared.texts';
import { useFirstStepsShown } from './first-steps-link';
import { doneCount, useFirstSteps } from './first-steps.queries';
import { firstStepsTexts as texts } from './first-steps.texts';
import { SideCards } from './side-cards';
import { StepList } from './step-list';
import './first-steps.css';

/** What is left to do until the public site takes enquiries. */
export default function FirstStepsPage() {
  useFirstStepsShown();
  const response = useFirstSteps({ fresh: true });
  const checklist = response.data?.body.data;
  return (
    <>
      <PageTitle text={texts.title} />
      {checklist ? (
        <div className="first-steps">
          <div>
            <Progress checklist={checklist} />
            <StepList steps={checklist.steps} />
          </div>
          <SideCards checklist={checklist} />
        </div>
      ) : response.isError ? (
        <section className="paper">
          <FailedList
            message={failureText(response.error)}
            onRetry={() => void response.refetch()}
          />
        </section>
      ) : (
        <div role="status">
          <span className="vh">{sharedTexts.loading}</span>
          <Skeleton width={320} height={40} />
          <Skeleton variant="rounded" height={480} sx={{ mt: 2 }} />
        </div>
      )}
    </>
  );
}

function Progress({ checklist }: { checklist: FirstSteps }) {
  const company = useCompanyName();
  const all = FIRST_STEPS.length;
  const done = doneCount(checklist);
  const isComplete = done === all;
  return (
    <div className="progress">
      <div>
        <h2>{isComplete ? texts.complete(company) : texts.setUp(company)}</h2>
        <p>{isComplete ? texts.completeNote : texts.note}</p>
      </div>
      <span className="progress__count num">{texts.count(done, all)}</span>
      <div className="progress__bar" role="img" aria-label={texts.steps(done, all)}>
        {FIRST_STEPS.map((step, index) => (
          <span
            key={step}
            aria-hidden="true"
            className={index < done ? 'progress__done' : undefined}
          />
        ))}
      </div>
    </div>
  );
}
