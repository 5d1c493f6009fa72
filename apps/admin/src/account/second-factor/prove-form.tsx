import Button from '@mui/material/Button';
import { statusOf } from '../../api/failure';
import { FormFrame } from '../../ui/form/form-frame';
import { serverProblems, type FormProblems } from '../../ui/form/form-problems';
import { sharedTexts } from '../../ui/shared.texts';
import { useForm } from '../../ui/form/use-form';
import { CodeField } from './code-field';
import { OwnPasswordField } from './own-password-field';
import { codeProblem, passwordProblem } from './prove-check';
import { secondStepTexts } from './second-factor.texts';
import './second-factor.css';

interface Proof {
  password: string;
  code: string;
}

interface Props {
  texts: { title: string; text: string; send: string; sending: string };
  destructive?: boolean;
  busy: boolean;
  onSend: (proof: Proof, onError: (error: unknown) => void) => void;
  onCancel: () => void;
}

/** Password and code, asked before the second step itself is changed. */
export function ProveForm({ texts, destructive = false, busy, onSend, onCancel }: Props) {
  const form = useForm<Proof>({ password: '', code: '' });

  const send = () => {
    const problems = proofProblems(form.values);
    if (problems) return form.refuse(problems);
    form.accept();
    onSend(form.values, (error) => {
      if (statusOf(error) === 401) return;
      form.refuse(serverProblems(error, ['password', 'code'], secondStepTexts.refused));
    });
  };
  return (
    <FormFrame label={texts.title} form={form} busy={busy} onSend={send}>
      <p className="set-up__text">{texts.text}</p>
      <OwnPasswordField {...form.text('password')} />
      <CodeField {...form.text('code')} />
      <div className="form__buttons">
        <Button variant="outlined" disabled={busy} onClick={onCancel}>
          {sharedTexts.cancel}
        </Button>
        <Button
          type="submit"
          variant="contained"
          color={destructive ? 'error' : 'primary'}
          disabled={busy}
        >
          {busy ? texts.sending : texts.send}
        </Button>
      </div>
    </FormFrame>
  );
}

function proofProblems({ password, code }: Proof): FormProblems<keyof Proof> | null {
  const fields = { password: passwordProblem(password), code: codeProblem(code) };
  return fields.password || fields.code ? { form: null, fields } : null;
}
