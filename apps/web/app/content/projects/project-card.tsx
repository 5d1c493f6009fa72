import type { VrfProject } from '@shishir/contract';
import { up } from '@shishir/tokens';
import { Link } from 'react-router';
import type { ViewerLink } from '../../platform/ui/dialog/use-viewer';
import { Picture } from '../../platform/ui/picture';
import { Badge } from '../../platform/ui/badge';
import { endLabel, projectAddress } from './project-facts';
import styles from './project-card.module.css';

/** What the card needs of a project. */
export type CardProject = Pick<
  VrfProject,
  'id' | 'project_name' | 'location' | 'capacity' | 'status' | 'completed_date' | 'picture'
>;

interface ProjectCardProps {
  project: CardProject;
  /** On the page of projects the link opens a viewer. */
  link?: ViewerLink;
}

/** Picture, name, place, capacity and year of a project; all of it links to the project. */
export function ProjectCard({ project, link }: ProjectCardProps) {
  const { project_name, location, capacity, status, completed_date, picture } = project;
  return (
    <article className={styles.card}>
      <Picture
        picture={picture}
        sizes={`${up('lg')} 400px, ${up('sm')} 33vw, 112px`}
        maxWidth={960}
      />
      {status === 'ongoing' && <Badge className={styles.badge}>Ongoing</Badge>}
      <h3>
        <Link to={projectAddress(project)} {...link}>
          {project_name}
        </Link>
      </h3>
      {location && <p>{location}</p>}
      <dl>
        {capacity && (
          <div>
            <dt>Cooling</dt>
            <dd>{capacity}</dd>
          </div>
        )}
        {completed_date && (
          <div>
            <dt>{endLabel(project)}</dt>
            <dd>{completed_date.slice(0, 4)}</dd>
          </div>
        )}
      </dl>
    </article>
  );
}
