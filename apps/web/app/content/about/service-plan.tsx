import { Panel } from '../../platform/ui/panel';
import { SectionText } from '../sections/section-text';
import type { AboutPage } from './load-about.server';
import styles from './service-plan.module.css';

/** Visits after the handover, along a line. */
export function ServicePlan({ service, steps }: Pick<AboutPage, 'service' | 'steps'>) {
  if (!service) return null;
  return (
    <section className={`wrap ${styles.section}`}>
      <Panel className={styles.service}>
        <h2>{service.title}</h2>
        <SectionText html={service.html} />
        {steps.length > 0 && (
          <ol className={styles.steps}>
            {steps.map(({ id, when, what }) => (
              <li key={id}>
                <b>{when}</b>
                {what}
              </li>
            ))}
          </ol>
        )}
      </Panel>
    </section>
  );
}
