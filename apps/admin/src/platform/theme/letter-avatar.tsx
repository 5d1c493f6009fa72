import Avatar from '@mui/material/Avatar';
import { colors } from '@shishir/tokens';

interface Props {
  /** What stands there while there is no picture. */
  letters: string;
  /** A path below `/storage/`. */
  image?: string | null;
  size?: number;
  /** Grey, for people in a list. */
  quiet?: boolean;
}

/** The first letter of a name, as the specification has it for accounts. */
export const firstLetter = (name: string) => name.trim().charAt(0).toUpperCase();

/** First letters of the first and the last name, to distinguish the senders of a list. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return firstLetter(words[0] ?? '') + (words.length > 1 ? firstLetter(words.at(-1)!) : '');
}

/** A face or letters; decoration beside the name, so it is not read out. */
export function LetterAvatar({ letters, image, size = 38, quiet = false }: Props) {
  return (
    <Avatar
      aria-hidden
      src={image ? `/storage/${image}` : undefined}
      alt=""
      sx={{
        width: size,
        height: size,
        fontSize: size * 0.34,
        fontWeight: 600,
        ...(quiet
          ? {
              color: 'var(--palette-text-secondary)',
              background: 'var(--palette-neutral-wash)',
            }
          : {
              color: colors.white,
              background: `linear-gradient(150deg, ${colors['glacier-500']}, ${colors['glacier-600']})`,
            }),
      }}
    >
      {letters}
    </Avatar>
  );
}
