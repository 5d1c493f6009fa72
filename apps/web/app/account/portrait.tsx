import type { User } from '@shishir/contract';
import { useState } from 'react';

/** The picture of an account, or the first letter of its name. The name stands beside it. */
export function Portrait({ user }: { user: Pick<User, 'name' | 'image'> }) {
  const [missing, setMissing] = useState<string | null>(null);
  if (user.image && user.image !== missing) {
    return (
      <img
        className="ava ava--own"
        src={`/storage/${user.image}`}
        alt=""
        width={96}
        height={96}
        onError={() => setMissing(user.image)}
      />
    );
  }
  const [letter = ''] = user.name.trim();
  return (
    <span className="ava" aria-hidden="true">
      {letter.toUpperCase()}
    </span>
  );
}
