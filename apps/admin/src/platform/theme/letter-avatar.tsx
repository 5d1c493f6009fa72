import Avatar from '@mui/material/Avatar';
import { initials } from '@shishir/format';

interface Props {
  name: string;
  /** Path below `/storage/`. */
  image?: string | null;
  size?: number;
}

/** Picture of a person, or initials. Decorative beside the name, so hidden from screen readers. */
export function LetterAvatar({ name, image, size = 38 }: Props) {
  return (
    <Avatar
      component="span"
      aria-hidden
      src={image ? `/storage/${image}` : undefined}
      alt=""
      sx={{
        width: size,
        height: size,
        bgcolor: 'primary.wash',
        color: 'primary.ink',
        fontSize: Math.max(10, size * 0.34),
        fontWeight: 600,
      }}
    >
      {initials(name)}
    </Avatar>
  );
}
