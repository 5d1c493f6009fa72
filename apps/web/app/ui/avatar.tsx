import type { User } from '@shishir/contract';

const DEFAULT_IMAGE = '/images/avatar.svg';

/** A person's picture, or the drawing that stands in for it. The name stands beside it. */
export function Avatar({ user }: { user: User }) {
  const src = user.image ? `/storage/${user.image}` : DEFAULT_IMAGE;
  return (
    <img
      className="avatar"
      src={src}
      alt=""
      width="36"
      height="36"
      onError={({ currentTarget }) => {
        if (!currentTarget.src.endsWith(DEFAULT_IMAGE)) currentTarget.src = DEFAULT_IMAGE;
      }}
    />
  );
}
