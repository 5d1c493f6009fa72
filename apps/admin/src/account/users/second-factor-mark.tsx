import { ShieldIcon } from '../../theme/icons';
import { usersTexts } from './users.texts';

/** Beside the name of an account whose sign-in takes a code. */
export function SecondStepMark() {
  return (
    <ShieldIcon
      className="second-step-mark"
      titleAccess={usersTexts.secondStep}
      aria-label={usersTexts.secondStep}
    />
  );
}
