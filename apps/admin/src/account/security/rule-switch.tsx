import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useStaff } from '../../ui/staff/staff-context';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { profilePage } from '../../layout/navigation';
import { useStaffList } from '../users/staff-list.queries';
import { useRuleChange } from './security.queries';
import { securityTexts } from './security.texts';

const texts = securityTexts.rule;

/** The switch of the rule: says before it is turned what happens, and to whom. */
export function RuleSwitch({ required }: { required: boolean }) {
  const { second_factor } = useStaff();
  const [asked, setAsked] = useState(false);
  const change = useRuleChange(() => setAsked(false));
  const ownFirst = !required && !second_factor;
  return (
    <>
      <FormControlLabel
        className="rule__switch"
        control={<Switch checked={required} disabled={ownFirst} onChange={() => setAsked(true)} />}
        label={texts.label}
      />
      {ownFirst && (
        <p className="rule__refusal">
          {texts.ownFirst} <Link to={profilePage.path}>{texts.toProfile}</Link>
        </p>
      )}
      {asked && (
        <ConfirmDialog
          question={required ? texts.askOff.question : texts.ask.question}
          confirm={required ? texts.askOff.confirm : texts.ask.confirm}
          destructive={required}
          busy={change.isPending && texts.ask.busy}
          onConfirm={() => change.mutate({ body: { require_second_factor: !required } })}
          onCancel={() => setAsked(false)}
        >
          {required ? <p>{texts.askOff.text}</p> : <WhomItConcerns />}
        </ConfirmDialog>
      )}
    </>
  );
}

function WhomItConcerns() {
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
