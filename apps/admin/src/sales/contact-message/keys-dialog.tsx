import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DialogFrame } from '../../platform/ui/dialog/dialog-frame';
import { keyTexts as texts } from './contact-message.texts';

const KEYS = [
  [['J'], texts.next],
  [['K'], texts.previous],
  [['R'], texts.reply],
  [['Ctrl', 'Enter'], texts.send],
  [['E'], texts.archive],
  [['I'], texts.mine],
  [['Shift', 'R'], texts.release],
  [['Delete'], texts.delete],
  [['?'], texts.help],
] as const;

interface Props {
  enabled: boolean;
  onEnable: (enabled: boolean) => void;
  onClose: () => void;
}

/** All keys of the inbox, and the switch for who presses letters by voice or by accident. */
export function KeysDialog({ enabled, onEnable, onClose }: Props) {
  return (
    <DialogFrame title={texts.title} onClose={onClose}>
      <dl className="keys-list">
        {KEYS.map(([keys, label]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Keys keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
      <FormControlLabel
        control={<Switch checked={enabled} onChange={(event) => onEnable(event.target.checked)} />}
        label={texts.use}
      />
    </DialogFrame>
  );
}

interface KeysBarProps {
  inSpam: boolean;
  onHelp: () => void;
}

/** The keys that are used most, at the foot of the list. */
export function KeysBar({ inSpam, onHelp }: KeysBarProps) {
  const { short } = texts;
  return (
    <div className={inSpam ? 'keys-bar keys-bar--spam' : 'keys-bar'}>
      <Hint keys={['J', 'K']} label={short.move} />
      {inSpam ? (
        <>
          <Hint keys={['Shift', 'R']} label={short.release} />
          <Hint keys={['Delete']} label={short.delete} />
        </>
      ) : (
        <>
          <Hint keys={['R']} label={short.reply} />
          <Hint keys={['E']} label={short.archive} />
          <button type="button" onClick={onHelp}>
            {texts.all} <kbd>?</kbd>
          </button>
        </>
      )}
    </div>
  );
}

const Hint = ({ keys, label }: { keys: readonly string[]; label: string }) => (
  <span>
    <Keys keys={keys} /> {label}
  </span>
);

const Keys = ({ keys }: { keys: readonly string[] }) =>
  keys.map((key) => <kbd key={key}>{key}</kbd>);
