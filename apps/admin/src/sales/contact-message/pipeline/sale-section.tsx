import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { canBeSold, type ContactMessage, isClosed } from '@shishir/contract';
import { formatTaka } from '@shishir/format';
import { CheckIcon, PencilIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { dayName, isOverdue, quickDays } from './pipeline-days';
import { LOST_REASON_NAMES, pipelineTexts } from './pipeline.texts';
import { SaleDialog } from './sale-dialog';
import { StageMenu } from './stage-menu';
import { useSaleChange } from './use-sale-change';

const texts = pipelineTexts.sale;

/** True if an enquiry has a stage on screen. */
export const isSale = ({ kind, status }: Pick<ContactMessage, 'kind' | 'status'>) =>
  status !== 'spam' && canBeSold(kind);

/** Stage, value and next step of the open enquiry, with one button for each of the usual days. */
export function SaleSection({ contactMessage }: { contactMessage: ContactMessage }) {
  const { id, stage, value, expected_on, next_step, next_on, next_owner } = contactMessage;
  const change = useSaleChange();
  const [edits, setEdits] = useState(false);
  const late = isOverdue(contactMessage);
  const days = quickDays();
  const closed = isClosed(stage);
  return (
    <Paper component="section" aria-label={texts.label} sx={FRAME}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', columnGap: 3, rowGap: 1, alignItems: 'center' }}
      >
        <StageMenu value={stage} onChoose={(to) => void change(contactMessage, to)} />
        <Fact name={texts.value}>{value === null ? texts.noValue : formatTaka(value)}</Fact>
        {expected_on && <Fact name={texts.expected}>{dayName(expected_on)}</Fact>}
        <Fact name={texts.next}>
          {next_step && next_on ? (
            <Box component="span" sx={late ? { color: 'error.main' } : null}>
              {late
                ? pipelineTexts.overdueSince(next_step, dayName(next_on))
                : pipelineTexts.step(next_step, dayName(next_on))}
              {next_owner && `, ${texts.by(next_owner.name)}`}
            </Box>
          ) : (
            pipelineTexts.noStep
          )}
        </Fact>
        {contactMessage.lost_reason && (
          <Typography color="textThird">
            {texts.because(LOST_REASON_NAMES[contactMessage.lost_reason])}
          </Typography>
        )}
        <Stack direction="row" sx={ACTIONS}>
          {!closed &&
            (next_step ? (
              <Button
                variant="outlined"
                startIcon={<CheckIcon />}
                onClick={() => void change(contactMessage, { next_step: null })}
              >
                {texts.done}
              </Button>
            ) : (
              <>
                <Typography color="textThird">{texts.callAgain}</Typography>
                {(['tomorrow', 'thursday', 'week'] as const).map((name) => (
                  <Button
                    key={name}
                    variant="outlined"
                    onClick={() =>
                      void change(contactMessage, {
                        next_step: texts.callAgain,
                        next_on: days[name],
                      })
                    }
                  >
                    {texts.quick[name]}
                  </Button>
                ))}
              </>
            ))}
          <Button startIcon={<PencilIcon />} onClick={() => setEdits(true)}>
            {texts.edit}
          </Button>
        </Stack>
      </Stack>
      {edits && <SaleDialog id={id} onClose={() => setEdits(false)} />}
    </Paper>
  );
}

const ACTIONS = { flexWrap: 'wrap', gap: 1, alignItems: 'center', ml: 'auto' };
const FRAME = { display: 'grid', gap: 1.5, mt: 2, px: 2, py: 1.5, boxShadow: 'none' };

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography variant="body2" component="span" color="textThird" sx={{ display: 'block' }}>
      {name}
    </Typography>
    <Typography component="span" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  </Box>
);
