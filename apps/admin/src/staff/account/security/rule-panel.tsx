import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { ConfirmDialog } from '../../../platform/ui/dialog/confirm-dialog';
import { FailedQuery } from '../../../platform/ui/list/list-states';
import { paths } from '../../../platform/ui/page/paths';
import { useStaff } from '../../../platform/ui/staff/staff-context';
import { TextLink } from '../../../platform/ui/page/text-link';
import { AccountPanel } from '../account-panel';
import { useStaffList } from '../users/users.queries';
import { PersonName } from '../users/person-name';
import { useRuleChange, useSecurityRules } from './security.queries';
import { securityTexts } from './security.texts';
import { LoadingShapes } from '../../../platform/ui/page/page-state';

const texts = securityTexts.rule;

/** Rule whether staff need a second factor. */
export function RulePanel() {
  const title = useId();
  const rules = useSecurityRules();
  return (
    <AccountPanel
      aria-labelledby={title}
      aria-busy={rules.isPending}
      sx={{ display: 'grid', gap: 1 }}
    >
      <h2 id={title}>{texts.title}</h2>
      <Typography color="textThird">{texts.text}</Typography>
      {rules.data ? (
        <RuleSwitch required={rules.data.body.data.require_second_factor} />
      ) : rules.isError ? (
        <FailedQuery of={rules} />
      ) : (
        <LoadingShapes>
          <Skeleton width={260} height={44} />
        </LoadingShapes>
      )}
    </AccountPanel>
  );
}

/** Switch of the rule: explains the effect and who is affected before the change. */
function RuleSwitch({ required }: { required: boolean }) {
  const { second_factor } = useStaff();
  const [openDialog, setOpenDialog] = useState(false);
  const change = useRuleChange(() => setOpenDialog(false));
  const ownFirst = !required && !second_factor;
  return (
    <>
      <FormControlLabel
        control={
          <Switch checked={required} disabled={ownFirst} onChange={() => setOpenDialog(true)} />
        }
        label={texts.label}
        slotProps={{ typography: { sx: { fontWeight: 500 } } }}
        sx={{ justifySelf: 'start', minHeight: 44 }}
      />
      {ownFirst && (
        <Alert severity="warning" role="presentation" icon={false}>
          {texts.ownFirst}{' '}
          <TextLink to={paths.profile} sx={{ color: 'inherit' }}>
            {texts.toProfile}
          </TextLink>
        </Alert>
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
  const without = useStaffList().staff.filter((member) => !member.second_factor);
  if (without.length === 0) return <p>{texts.ask.all}</p>;
  return (
    <>
      <p>{texts.ask.some(without.length)}</p>
      <Stack component="ul" sx={{ gap: 0.75 }}>
        {without.map((member) => (
          <li key={member.id}>
            <PersonName>{member.name}</PersonName> {member.email}
          </li>
        ))}
      </Stack>
    </>
  );
}
