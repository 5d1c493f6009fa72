import { formatMonth } from '@shishir/format';
import { down, up } from '@shishir/tokens';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { languageOf } from '../../platform/locale/language-of';
import { Picture } from '../../platform/ui/picture';
import { Badge } from '../../platform/ui/badge';
import { Table } from '../../platform/ui/table';
import { drawingOf, endLabel, type ProjectSummary } from './project-facts';
import { projectsTexts as texts } from './projects.texts';
import styles from './project-view.module.css';

interface ProjectViewProps {
  project: ProjectSummary;
  /** The name of the project, as a heading. */
  heading: ReactNode;
  /** Buttons or links below the facts. */
  children?: ReactNode;
}

/** Picture or drawing of a project next to its facts, in the page and in the dialog. */
export function ProjectView({ project, heading, children }: ProjectViewProps) {
  const { picture, category, status, description } = project;
  return (
    <div className={styles.project}>
      {picture ? (
        <Picture
          key={picture.key}
          picture={picture}
          sizes={`${down('md')} 100vw, ${up('lg')} 720px, 58vw`}
          eager
        />
      ) : (
        <picture>
          <img src={drawingOf(project)} alt="" width={400} height={300} />
        </picture>
      )}
      <div className={styles.text}>
        <p className={styles.tags}>
          {category && <Badge>{category}</Badge>}
          {status === 'ongoing' && <Badge>{texts.project.ongoing}</Badge>}
        </p>
        <div aria-live="polite">{heading}</div>
        {description && (
          <p className={styles.about} lang={languageOf(description)}>
            {description}
          </p>
        )}
        <Table className={styles.facts}>
          <tbody>
            {factsOf(project).map(([name, value]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </Table>
        <Link className="button button--go" to="/contact-us">
          {texts.project.ask}
        </Link>
        {children}
      </div>
    </div>
  );
}

/** Facts of a project, without unknown ones. */
function factsOf(project: ProjectSummary): [name: string, value: string][] {
  const { location, capacity, outdoor_type, indoor_type, brand } = project;
  const { start_date, completed_date } = project;
  const facts: [string, string | null][] = [
    [texts.facts.location, location],
    [texts.facts.cooling, capacity],
    [texts.facts.outdoor, outdoor_type],
    [texts.facts.indoor, indoor_type],
    [texts.facts.brand, brand],
    [texts.facts.started, start_date && formatMonth(start_date)],
    [endLabel(project), completed_date && formatMonth(completed_date)],
  ];
  return facts.filter((fact): fact is [string, string] => fact[1] !== null && fact[1] !== '');
}
