import Skeleton from '@mui/material/Skeleton';
import { useId } from 'react';
import { failureText } from '../../api/failure';
import { FailedList } from '../../ui/list/list-states';
import { listTexts } from '../../ui/list/list.texts';
import { RuleSwitch } from './rule-switch';
import { useSecurityRules } from './security.queries';
import { securityTexts } from './security.texts';

const texts = securityTexts.rule;

/** Whether staff need a second step. */
export function RulePanel() {
  const title = useId();
  const rules = useSecurityRules();
  return (
    <section className="paper rule" aria-labelledby={title} aria-busy={rules.isPending}>
      <h2 id={title}>{texts.title}</h2>
      <p className="mut">{texts.text}</p>
      {rules.data ? (
        <RuleSwitch required={rules.data.body.data.require_second_factor} />
      ) : rules.isError ? (
        <FailedList message={failureText(rules.error)} onRetry={() => void rules.refetch()} />
      ) : (
        <div role="status">
          <span className="vh">{listTexts.loading}</span>
          <Skeleton width={260} height={44} />
        </div>
      )}
    </section>
  );
}
