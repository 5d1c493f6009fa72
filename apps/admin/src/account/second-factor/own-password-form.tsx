import Button from '@mui/material/Button';
import type { SecondFactorSetup } from '@shishir/contract';
import { statusOf } from '../../api/failure';
import { tsr } from '../../api/tsr';
import { FormFrame } from '../../ui/form/form-frame';
import { serverProblems } from '../../ui/form/form-problems';
import { useForm } from '../../ui/form/use-form';
import { OwnPasswordField } from './own-password-field';
import { passwordProblem } from './prove-check';
import { secondStepTexts as texts } from './second-factor.texts';

/** The first step of the set-up: the password. */
export function OwnPasswordForm({ onBegun }: { onBegun: (setup: SecondFactorSetup) => void }) {
  const form = useForm({ password: '' });
  const begin = tsr.secondFactor.begin.useMutation();

  const send = () => {
    const { password } = form.values;
    const problem = passwordProblem(password);
    if (problem) return form.refuse({ form: null, fields: { password: problem } });
    form.accept();
    begin.mutate(
      { body: { password } },
      {
        onSuccess: ({ body }) => onBegun(body.data),
        onError: (error) => {
          if (statusOf(error) !== 401)
            form.refuse(serverProblems(error, ['password'], texts.refused));
        },
      },
    );
  };
  return (
    <FormFrame label={texts.setUp} form={form} busy={begin.isPending} onSend={send}>
      <p className="set-up__at">{texts.step(1)}</p>
      <p>{texts.whyPassword}</p>
      <OwnPasswordField {...form.text('password')} />
      <div className="form__buttons">
        <Button type="submit" variant="contained" disabled={begin.isPending}>
          {begin.isPending ? texts.checking : texts.next}
        </Button>
      </div>
    </FormFrame>
  );
}
