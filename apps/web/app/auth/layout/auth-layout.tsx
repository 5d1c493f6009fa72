import type { ReactNode } from 'react';
import './auth.css';
import { RoomAir, RoomFurniture } from './auth-illustration';

interface AuthRoomProps {
  line: string;
  text: string;
  /** The form. */
  children: ReactNode;
}

/** Both forms stand in a room that is drawn as a section: slab, void, ceiling, and air that falls on the form. */
export function AuthRoom({ line, text, children }: AuthRoomProps) {
  return (
    <section className="room">
      <div className="wrap room__in">
        <div className="room__words">
          <p className="room__line">{line}</p>
          <p>{text}</p>
          <RoomFurniture />
        </div>
        <div className="room__card">
          <RoomAir />
          {children}
        </div>
      </div>
    </section>
  );
}
