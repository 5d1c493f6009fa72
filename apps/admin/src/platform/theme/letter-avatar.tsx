import Avatar from '@mui/material/Avatar';
import { colors } from '@shishir/tokens';

interface Props {
  /** Shown if there is no picture. */
  letters: string;
  /** Path below `/storage/`. */
  image?: string | null;
  size?: number;
  /** Grey, for people in a list. */
  quiet?: boolean;
}

/** Returns the first letter of a name, as specified for accounts. */
export const firstLetter = (name: string) => name.trim().charAt(0).toUpperCase();

/** Returns the first letters of first and last name, to tell the senders of a list apart. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return firstLetter(words[0] ?? '') + (words.length > 1 ? firstLetter(words.at(-1)!) : '');
}

/** Picture or letters. Decorative beside the name, so hidden from screen readers. */
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
