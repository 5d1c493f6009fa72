import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { failureText } from '../../../platform/api/failure';
import { ConfirmDialog } from '../../../platform/ui/dialog/confirm-dialog';
import { FailedList } from '../../../platform/ui/list/list-states';
import { paths } from '../../../platform/ui/page/paths';
import { sharedTexts } from '../../../platform/ui/shared.texts';
import { useStaff } from '../../../platform/ui/staff/staff-context';
import { useStaffList } from '../users/users.queries';
import { useRuleChange, useSecurityRules } from './security.queries';
import { securityTexts } from './security.texts';

const texts = securityTexts.rule;

/** Whether staff need a second factor. */
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
          <span className="vh">{sharedTexts.loading}</span>
          <Skeleton width={260} height={44} />
        </div>
      )}
    </section>
  );
}

/** The switch of the rule: says what happens, and to whom, before it is changed. */
function RuleSwitch({ required }: { required: boolean }) {
  const { second_factor } = useStaff();
  const [openDialog, setOpenDialog] = useState(false);
  const change = useRuleChange(() => setOpenDialog(false));
  const ownFirst = !required && !second_factor;
  return (
    <>
      <FormControlLabel
        className="rule__switch"
        control={
          <Switch checked={required} disabled={ownFirst} onChange={() => setOpenDialog(true)} />
        }
        label={texts.label}
      />
      {ownFirst && (
        <p className="rule__notice">
          {texts.ownFirst} <Link to={paths.profile}>{texts.toProfile}</Link>
        </p>
      )}
      {openDialog && (
        <ConfirmDialog
          question={required ? texts.askOff.question : texts.ask.question}
          confirm={required ? texts.askOff.confirm : texts.ask.confirm}
          destructive={required}
          busy={change.isPending && texts.ask.busy}
          onConfirm={() => change.mutate({ body: { require_second_factor: !required } })}
          onCancel={() => setOpenDialog(false)}
        >
          {required ? <p>{texts.askOff.text}</p> : <AffectedStaff />}
        </ConfirmDialog>
      )}
    </>
  );
}

function AffectedStaff() {
  const without = useStaffList().staff.filter((one) => !one.second_factor);
  if (without.length === 0) return <p>{texts.ask.all}</p>;
  return (
    <>
      <p>{texts.ask.some(without.length)}</p>
      <ul className="rule__whom">
        {without.map((one) => (
          <li key={one.id}>
            <b>{one.name}</b> {one.email}
          </li>
        ))}
      </ul>
    </>
  );
}
