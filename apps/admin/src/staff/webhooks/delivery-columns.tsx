import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { WebhookDelivery } from '@shishir/contract';
import { formatNumericTime } from '@shishir/format';
import { StatusBadge, type Tone } from '../../platform/theme/status-badge';
import { CellText } from '../../platform/ui/list/cell-text';
import { type ListColumn, RowAction } from '../../platform/ui/list/list-columns';
import { DhakaTime, TIME_WIDTH } from '../../platform/ui/page/dhaka-time';
import { SmallLine } from '../../platform/ui/page/small-line';
import { webhookTexts as texts } from './webhooks.texts';

const { columns } = texts;
type OnAgain = (delivery: WebhookDelivery) => void;

export const deliveryColumns = (onAgain: OnAgain): ListColumn<WebhookDelivery>[] => [
  {
    field: 'created_at',
    header: columns.when,
    width: TIME_WIDTH,
    cell: (delivery) => <DhakaTime moment={delivery.created_at} />,
  },
  {
    field: 'event',
    header: columns.event,
    width: 180,
    fixed: true,
    cell: (delivery) => <CellText>{delivery.event}</CellText>,
  },
  {
    field: 'result',
    header: columns.result,
    width: 280,
    grow: 1,
    cell: (delivery) => <Result delivery={delivery} />,
  },
  {
    field: 'response',
    header: columns.response,
    width: 160,
    grow: 1,
    cell: (delivery) => <CellText>{responseOf(delivery)}</CellText>,
  },
  {
    field: 'action',
    header: columns.action,
    width: 130,
    align: 'right',
    fixed: true,
    cell: (delivery) => (
      <RowAction>
        <AgainButton delivery={delivery} onAgain={onAgain} />
      </RowAction>
    ),
  },
];

/** Delivery in a list on phones. */
export function DeliveryCard({
  delivery,
  onAgain,
}: {
  delivery: WebhookDelivery;
  onAgain: OnAgain;
}) {
  return (
    <Stack sx={{ gap: 0.5, p: 2, overflowWrap: 'anywhere' }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
        <Typography component="b" sx={{ fontWeight: 600 }}>
          {delivery.event}
        </Typography>
        <AgainButton delivery={delivery} onAgain={onAgain} />
      </Stack>
      <Result delivery={delivery} />
      <SmallLine>{responseOf(delivery)}</SmallLine>
      <SmallLine>
        <DhakaTime moment={delivery.created_at} />
      </SmallLine>
    </Stack>
  );
}

function AgainButton({ delivery, onAgain }: { delivery: WebhookDelivery; onAgain: OnAgain }) {
  return (
    <Button aria-label={texts.again(delivery.event)} onClick={() => onAgain(delivery)}>
      {texts.againShort}
    </Button>
  );
}

const TONES: Record<WebhookDelivery['status'], Tone> = {
  waiting: 'info',
  sent: 'ok',
  failed: 'bad',
};

/** Status of a delivery, with the reason of a failed attempt and the time of the next one. */
function Result({
  delivery: { status, failure, next_at, attempts },
}: {
  delivery: WebhookDelivery;
}) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <StatusBadge tone={TONES[status]} label={texts.labels[status]} />
      {failure && <SmallLine>{texts.reasons[failure]}</SmallLine>}
      {next_at && attempts > 0 && <SmallLine>{texts.next(formatNumericTime(next_at))}</SmallLine>}
    </Stack>
  );
}

function responseOf({ response_status, response_text, duration_ms }: WebhookDelivery): string {
  const parts = [
    response_status !== null && texts.status(response_status),
    duration_ms !== null && texts.duration(String(duration_ms)),
    response_text,
  ];
  return parts.filter(Boolean).join(' · ');
}
