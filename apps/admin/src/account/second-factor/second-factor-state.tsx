import Button from '@mui/material/Button';
import type { SignInMethods } from '@shishir/contract';
import { secondStepTexts as texts } from './second-factor.texts';

const FEW = 3;

export type Doing = 'set-up' | 'new-codes' | 'turn-off';

interface Props {
  methods: SignInMethods;
  onDo: (what: Doing) => void;
}

/** Where one's second step stands, and the next steps. */
export function SecondStepState({ methods, onDo }: Props) {
  if (!methods.second_factor) {
    return methods.password ? (
      <div className="second-step__buttons">
        <Button variant="contained" onClick={() => onDo('set-up')}>
          {texts.setUp}
        </Button>
      </div>
    ) : (
      <p className="second-step__note">{texts.noPassword}</p>
    );
  }
  const left = methods.recovery_codes_left;
  return (
    <>
      <p className={left < FEW ? 'second-step__note second-step__note--few' : 'second-step__note'}>
        {left === 0 ? texts.noCodesLeft : texts.codesLeft(left)}
        {left > 0 && left < FEW && `. ${texts.fewCodes}`}
      </p>
      {methods.second_factor_required && <p className="second-step__note">{texts.required}</p>}
      <div className="second-step__buttons">
        <Button variant="outlined" onClick={() => onDo('new-codes')}>
          {texts.newCodes}
        </Button>
        {!methods.second_factor_required && (
          <Button variant="outlined" onClick={() => onDo('turn-off')}>
            {texts.turnOff}
          </Button>
        )}
      </div>
    </>
  );
}
