import { Form, Link } from 'react-router';
import { EmptyState } from '../../../platform/ui/empty-state';
import { Icon } from '../../../platform/ui/icon';
import type { SystemChanged } from './system-changed';
import type { OwnSystem } from './systems.server';
import styles from './visitor-area.module.css';

interface SystemsSectionProps {
  /** Null if they could not be loaded. */
  systems: OwnSystem[] | null;
  /** Result of the last change. */
  changed?: SystemChanged;
}

/** Saved VRF systems of the visitor, newest first. */
export function SystemsSection({ systems, changed }: SystemsSectionProps) {
  return (
    <section aria-labelledby="systems">
      <header>
        <h2 id="systems">VRF systems</h2>
        <Link className="link" to="/tools/vrf">
          <Icon name="plus" />
          Plan a system
        </Link>
      </header>
      {changed && (
        <p className={changed.done ? 'hint' : 'error'} role={changed.done ? 'status' : 'alert'}>
          {changed.text}
        </p>
      )}
      {!systems && (
        <p className="hint" role="alert">
          Your systems cannot be shown right now. Please load the page again in a minute.
        </p>
      )}
      {systems?.length === 0 && (
        <EmptyState
          heading="No systems yet."
          level="h3"
          text="Plan the rooms of a building with indoor units and an outdoor unit. What you save there stands here, on each of your devices."
        >
          <Link className="button button--main" to="/tools/vrf">
            Plan a VRF system
          </Link>
        </EmptyState>
      )}
      {systems && systems.length > 0 && (
        <ul className="rows">
          {systems.map((system) => (
            <SystemRow key={system.id} system={system} />
          ))}
        </ul>
      )}
    </section>
  );
}

function SystemRow({ system }: { system: OwnSystem }) {
  const { id, name, version, href, rooms, units, saved } = system;
  const hidden = (
    <>
      <input type="hidden" name="system" value={id} />
      <input type="hidden" name="version" value={version} />
    </>
  );
  return (
    <li className={`${styles.entry} ${styles.system}`}>
      <div>
        <h3>
          <a href={href}>{name}</a>
        </h3>
        <p className="quiet number">
          {rooms} {rooms === 1 ? 'room' : 'rooms'}, {units} indoor {units === 1 ? 'unit' : 'units'}.
          Saved {saved}
        </p>
      </div>
      {/* The key closes it once the name is changed. */}
      <details key={version} name={`system-${id}`}>
        <summary className="link">Rename</summary>
        <Form method="post" preventScrollReset>
          {hidden}
          <label htmlFor={`system-${id}`}>Name</label>
          <input
            id={`system-${id}`}
            name="name"
            defaultValue={name}
            maxLength={80}
            autoComplete="off"
          />
          <button className="button button--main button--small" name="do" value="rename">
            Save
          </button>
        </Form>
      </details>
      <details name={`system-${id}`}>
        <summary className="link">Delete</summary>
        <Form method="post" preventScrollReset>
          {hidden}
          <span>Delete &lsquo;{name}&rsquo; for good?</span>
          <button className="button button--line button--small" name="do" value="remove">
            Delete
          </button>
        </Form>
      </details>
    </li>
  );
}
