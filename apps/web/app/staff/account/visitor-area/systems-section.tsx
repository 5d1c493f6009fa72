import { Form, Link } from 'react-router';
import { sitePath } from '../../../platform/locale/site-path';
import { Icon } from '../../../platform/ui/icon';
import type { SystemChanged } from './system-changed';
import type { OwnSystem } from './systems.server';
import { NothingYet } from './nothing-yet';
import { visitorAreaTexts } from './visitor-area.texts';
import styles from './visitor-area.module.css';

const texts = visitorAreaTexts.systems;

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
        <h2 id="systems">{texts.title}</h2>
        <Link className="link" to="/tools/vrf">
          <Icon name="plus" />
          {texts.plan}
        </Link>
      </header>
      {changed && (
        <p className={changed.done ? 'hint' : 'error'} role={changed.done ? 'status' : 'alert'}>
          {changed.text}
        </p>
      )}
      {!systems && (
        <p className="hint" role="alert">
          {texts.notLoaded}
        </p>
      )}
      {systems?.length === 0 && (
        <NothingYet heading={texts.empty} text={texts.emptyText}>
          <Link className="button button--line button--small" to="/tools/vrf">
            {texts.planFirst}
          </Link>
        </NothingYet>
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
          <a href={sitePath(href)}>{name}</a>
        </h3>
        <p className="quiet number">{texts.summary(rooms, units, saved)}</p>
      </div>
      {/* The key closes it once the name is changed. */}
      <details key={version} name={`system-${id}`}>
        <summary className="link">{texts.rename}</summary>
        <Form method="post" preventScrollReset>
          {hidden}
          <label htmlFor={`system-${id}`}>{texts.name}</label>
          <input
            id={`system-${id}`}
            name="name"
            defaultValue={name}
            maxLength={80}
            autoComplete="off"
          />
          <button className="button button--main button--small" name="do" value="rename">
            {texts.save}
          </button>
        </Form>
      </details>
      <details name={`system-${id}`}>
        <summary className="link">{texts.delete}</summary>
        <Form method="post" preventScrollReset>
          {hidden}
          <span>{texts.deleteQuestion(name)}</span>
          <button className="button button--line button--small" name="do" value="remove">
            {texts.delete}
          </button>
        </Form>
      </details>
    </li>
  );
}
