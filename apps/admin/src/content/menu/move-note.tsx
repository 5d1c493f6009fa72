import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { moveTexts } from './menu.texts';
import type { MoveMessage } from './use-menu-moves';

interface Props {
  message: MoveMessage | null;
  isMoving: boolean;
  id: string;
}

/** Explains how to move entries, and shows the result of the last move. */
export function MoveNote({ message, isMoving, id }: Props) {
  const { keys } = moveTexts;
  return (
    <Typography
      sx={{
        minHeight: '3em',
        mt: 1.5,
        mb: 2,
        color: 'text.third',
        '& b': { color: 'text.primary' },
      }}
    >
      <span role="status">
        {message && (
          <>
            <b>{message.title}</b>
            {message.text}
          </>
        )}
      </span>{' '}
      {isMoving ? (
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {keys.move} <kbd>→</kbd> {keys.in} <kbd>←</kbd> {keys.out}{' '}
          <kbd>Enter</kbd> {keys.drop} <kbd>Esc</kbd> {keys.cancel}
        </span>
      ) : (
        !message && <span>{moveTexts.instructions}</span>
      )}
      <Box id={id} component="span" sx={visuallyHidden}>
        {moveTexts.instructions}
      </Box>
    </Typography>
  );
}
