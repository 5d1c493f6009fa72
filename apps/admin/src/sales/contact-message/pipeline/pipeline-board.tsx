import {
  DndContext,
  type DragEndEvent,
  MouseSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PipelineCard, PipelineColumn, PipelineQuery } from '@shishir/contract';
import { formatCount, formatTaka, formatWeekdayTime } from '@shishir/format';
import { EllipsisVerticalIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { FailedQuery } from '../../../platform/ui/list/list-states';
import { paths } from '../../../platform/ui/page/paths';
import { useOutcomeToasts } from '../../../platform/ui/toast/outcome-toasts';
import { useBoard } from '../contact-message.queries';
import { OwnerMark } from '../owner-mark';
import { shortAge } from '../waiting-time';
import { dayName, isOverdue } from './pipeline-days';
import { pipelineTexts as texts, STAGE_NAMES } from './pipeline.texts';
import { SaleDialog } from './sale-dialog';
import { type StageChange, StageDot, stageItems, useStageChoice } from './stage-menu';
import { useSaleChange } from './use-sale-change';

interface Props {
  query: PipelineQuery;
  /** Address of the list with the enquiries of a stage. */
  listOf: (stage: PipelineColumn['stage']) => string;
}

const BOARD = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: { xs: '82vw', sm: 'minmax(180px, 1fr)' },
  gap: 1,
  alignItems: 'start',
  overflowX: 'auto',
  // Contains its hidden texts, which would make the page as wide as the board.
  position: 'relative',
  pb: 2,
};

/** Enquiries by stage. A card is moved by its menu, or with the mouse. */
export function PipelineBoard({ query, listOf }: Props) {
  const board = useBoard(query);
  const [edited, setEdited] = useState<number | null>(null);
  const moves = useMoves();
  // Touch scrolls; a press with almost no movement is a click.
  const sensors = useSensors(useSensor(MouseSensor, { activationConstraint: { distance: 6 } }));
  const columns = board.data?.body.data.columns;
  if (!columns) {
    return board.isError ? (
      <FailedQuery of={board} />
    ) : (
      <Box sx={BOARD} aria-hidden="true">
        {[1, 2, 3, 4, 5, 6].map((column) => (
          <Skeleton key={column} variant="rounded" height={320} />
        ))}
      </Box>
    );
  }
  const drop = ({ active, over }: DragEndEvent) => {
    const card = columns.flatMap(({ cards }) => cards).find(({ id }) => id === active.id);
    const stage = over?.id as PipelineColumn['stage'] | undefined;
    if (card && stage && stage !== card.stage) moves.start(card, stage);
  };
  return (
    <DndContext sensors={sensors} onDragEnd={drop}>
      <Box sx={BOARD} aria-busy={board.isPlaceholderData}>
        {columns.map((column) => (
          <Column key={column.stage} column={column} to={listOf(column.stage)}>
            {column.cards.map((card) => (
              <BoardCard
                key={card.id}
                card={card}
                focused={moves.focused === card.id}
                onMove={(stage) => moves.start(card, stage)}
                onEdit={() => setEdited(card.id)}
              />
            ))}
          </Column>
        ))}
      </Box>
      {moves.dialog}
      {edited !== null && <SaleDialog id={edited} onClose={() => setEdited(null)} />}
    </DndContext>
  );
}

/** Moves cards. The card that was moved last gets the focus in its new column. */
function useMoves() {
  const change = useSaleChange();
  const outcome = useOutcomeToasts();
  const [moving, setMoving] = useState<PipelineCard | null>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const move = async (card: PipelineCard, to: StageChange) => {
    setFocused(card.id);
    if (await change(card, to)) outcome.succeeded(texts.moved(card.name, STAGE_NAMES[to.stage!]));
  };
  const { choose, dialog } = useStageChoice((to) => moving && void move(moving, to));
  const start = (card: PipelineCard, stage: PipelineCard['stage']) => {
    setMoving(card);
    if (stage === 'lost') choose(stage);
    else void move(card, { stage });
  };
  return { start, dialog, focused };
}

interface ColumnProps {
  column: PipelineColumn;
  to: string;
  children: React.ReactNode;
}

function Column({ column: { stage, count, value, cards }, to, children }: ColumnProps) {
  const { setNodeRef, isOver } = useDroppable({ id: stage });
  return (
    <Box
      component="section"
      ref={setNodeRef}
      aria-label={STAGE_NAMES[stage]}
      sx={[COLUMN, isOver && { bgcolor: 'primary.wash' }]}
    >
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', px: 0.5 }}>
        <StageDot stage={stage} />
        <Typography variant="subtitle2" component="h2">
          {STAGE_NAMES[stage]}
        </Typography>
        <Typography component="span" color="textThird" sx={{ ml: 'auto' }}>
          {formatCount(count)}
        </Typography>
      </Stack>
      <Typography variant="body2" color="textThird" sx={{ px: 0.5 }}>
        {value > 0 ? formatTaka(value) : '\u00a0'}
      </Typography>
      {children}
      {count === 0 && (
        <Typography color="textThird" sx={{ px: 0.5, py: 2 }}>
          {texts.noCards}
        </Typography>
      )}
      {count > cards.length && (
        <Typography variant="body2" color="textThird" sx={{ px: 0.5, py: 1 }}>
          {texts.newest(cards.length, formatCount(count))}{' '}
          <MuiLink component={Link} to={to}>
            {texts.seeAll}
          </MuiLink>
        </Typography>
      )}
    </Box>
  );
}

const COLUMN = {
  display: 'grid',
  gap: 1,
  p: 1,
  minHeight: 240,
  alignContent: 'start',
  borderRadius: '12px',
  bgcolor: 'background.head',
};

interface CardProps {
  card: PipelineCard;
  /** True if it has just been moved. */
  focused: boolean;
  onMove: (stage: PipelineCard['stage']) => void;
  onEdit: () => void;
}

function BoardCard({ card, focused, onMove, onEdit }: CardProps) {
  const { id, name, company, value, next_step, next_on, owner, created_at } = card;
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({ id });
  const late = isOverdue(card);
  return (
    <Paper
      component="article"
      ref={setNodeRef}
      aria-label={name}
      {...listeners}
      sx={[CARD, isDragging && { position: 'relative', zIndex: 'modal', cursor: 'grabbing' }]}
      style={transform ? { transform: `translate(${transform.x}px, ${transform.y}px)` } : undefined}
    >
      <Stack direction="row" sx={{ gap: 0.5, alignItems: 'start' }}>
        <MuiLink
          component={Link}
          to={paths.contactMessage(id)}
          draggable={false}
          color="inherit"
          underline="hover"
          sx={NAME}
        >
          {name}
        </MuiLink>
        <CardMenu card={card} focused={focused} onMove={onMove} onEdit={onEdit} />
      </Stack>
      {company && (
        <Typography variant="body2" noWrap color="textSecondary">
          {company}
        </Typography>
      )}
      {value !== null && <Typography sx={{ fontWeight: 500 }}>{formatTaka(value)}</Typography>}
      {next_step && next_on && (
        <Typography variant="body2" color={late ? 'error' : 'textSecondary'}>
          {late
            ? texts.overdueSince(next_step, dayName(next_on))
            : texts.step(next_step, dayName(next_on))}
        </Typography>
      )}
      <Stack direction="row" sx={{ alignItems: 'center', minHeight: 24 }}>
        <Typography
          variant="caption"
          component="time"
          dateTime={created_at}
          title={formatWeekdayTime(created_at)}
          sx={{ mr: 'auto', color: 'text.third' }}
        >
          {shortAge(created_at, new Date(), true)}
        </Typography>
        {owner && <OwnerMark name={owner.name} />}
      </Stack>
    </Paper>
  );
}

const NAME = { flex: 1, minWidth: 0, py: 0.75, fontWeight: 600, overflowWrap: 'anywhere' };
const MENU_BUTTON = { width: { xs: 44, md: 32 }, height: { xs: 44, md: 32 } };
const CARD = { display: 'grid', gap: 0.5, pl: 1.5, pr: 0.5, py: 0.5, pb: 1, boxShadow: 'none' };

function CardMenu({ card, focused, onMove, onEdit }: CardProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) button.current?.focus();
  }, [focused, card.stage]);
  const press = (act: () => void) => () => {
    setAnchor(null);
    // The menu returns the focus to its button first.
    setTimeout(act);
  };
  return (
    <>
      <IconButton
        ref={button}
        sx={MENU_BUTTON}
        aria-label={texts.moveOf(card.name)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <EllipsisVerticalIcon />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': texts.moveTo } }}
      >
        {stageItems({
          value: card.stage,
          onChoose: (stage) => press(() => stage !== card.stage && onMove(stage))(),
        })}
        <Divider />
        <MenuItem onClick={press(onEdit)}>{texts.sale.title}</MenuItem>
      </Menu>
    </>
  );
}
