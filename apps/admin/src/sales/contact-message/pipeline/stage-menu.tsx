import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import {
  LOST_REASONS,
  type LostReason,
  type SaleFields,
  type Stage,
  STAGES,
} from '@shishir/contract';
import { useState } from 'react';
import { DialogFrame } from '../../../platform/ui/dialog/dialog-frame';
import { SelectField } from '../../../platform/ui/form/select-field';
import { ValueMenu } from '../choice-menu';
import { PickItem } from '../pick-menu';
import { LOST_REASON_NAMES, pipelineTexts as texts, STAGE_NAMES } from './pipeline.texts';

const COLORS: Record<Stage, string> = {
  new: 'info.main',
  qualified: 'primary.main',
  visit: 'warning.main',
  quoted: 'primary.ink',
  won: 'success.main',
  lost: 'text.third',
};

/** Decorative dot in the colour of a stage. */
export function StageDot({ stage }: { stage: Stage }) {
  const size = { width: 10, height: 10, borderRadius: '50%' };
  return <Box component="span" sx={{ flex: 'none', ...size, bgcolor: COLORS[stage] }} />;
}

export type StageChange = Pick<SaleFields, 'stage' | 'lost_reason'>;

interface ItemsProps {
  /** Omitted if several enquiries are changed together. */
  value?: Stage | undefined;
  onChoose: (stage: Stage) => void;
}

/** The stages as items of a menu. */
export const stageItems = ({ value, onChoose }: ItemsProps) =>
  STAGES.map((stage) => (
    <PickItem
      key={stage}
      mark={<StageDot stage={stage} />}
      checked={stage === value}
      onClick={() => onChoose(stage)}
    >
      {STAGE_NAMES[stage]}
    </PickItem>
  ));

interface MenuProps {
  value?: Stage;
  onChoose: (change: StageChange) => void;
}

/** Chooses a stage; 'Lost' asks for the reason first. */
export function StageMenu({ value, onChoose }: MenuProps) {
  const { choose, dialog } = useStageChoice(onChoose);
  return (
    <>
      <ValueMenu
        label={texts.stage}
        value={value && STAGE_NAMES[value]}
        mark={value && <StageDot stage={value} />}
      >
        {(close) =>
          stageItems({
            value,
            onChoose: (stage) => {
              close();
              if (stage !== value) choose(stage);
            },
          })
        }
      </ValueMenu>
      {dialog}
    </>
  );
}

/** Returns a function that passes a stage on, after asking for the reason of a lost enquiry, and the dialog for it. */
export function useStageChoice(onChoose: (change: StageChange) => void) {
  const [asks, setAsks] = useState(false);
  const dialog = asks && (
    <LostDialog
      onChoose={(lost_reason) => {
        setAsks(false);
        onChoose({ stage: 'lost', lost_reason });
      }}
      onCancel={() => setAsks(false)}
    />
  );
  const choose = (stage: Stage) => (stage === 'lost' ? setAsks(true) : onChoose({ stage }));
  return { choose, dialog };
}

const REASONS = LOST_REASONS.map((value) => ({ value, label: LOST_REASON_NAMES[value] }));

interface LostProps {
  onChoose: (reason: LostReason) => void;
  onCancel: () => void;
}

function LostDialog({ onChoose, onCancel }: LostProps) {
  const [reason, setReason] = useState<LostReason | ''>('');
  return (
    <DialogFrame title={texts.lost.title} onClose={onCancel}>
      <SelectField
        name="lost_reason"
        label={texts.lost.reason}
        value={reason}
        choices={REASONS}
        onChoose={setReason}
        required
      />
      <DialogActions>
        <Button variant="outlined" onClick={onCancel}>
          {texts.lost.cancel}
        </Button>
        <Button
          variant="contained"
          disabled={reason === ''}
          onClick={() => reason !== '' && onChoose(reason)}
        >
          {texts.lost.confirm}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
