import type { VrfProject } from '@shishir/contract';
import { up } from '@shishir/tokens';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { Picture } from '../ui/picture';
import { endLabel, projectAddress } from './project-facts';

/** What the card needs of a project. */
export type CardProject = Pick<
  VrfProject,
  'id' | 'project_name' | 'location' | 'capacity' | 'status' | 'completed_date' | 'picture'
>;

interface ProjectCardProps {
  project: CardProject;
  /** Called before the link is followed: the page of projects opens a dialog instead. */
  onOpen?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** The pointer or the focus is on the link: time to load what it opens. */
  onApproach?: () => void;
}

/** Picture, name, place, capacity and year of a project; all of it links to the project. Its CSS: `project-card.css`. */
export function ProjectCard({ project, onOpen, onApproach }: ProjectCardProps) {
  const { project_name, location, capacity, status, completed_date, picture } = project;
  return (
    <article className="pcard">
      <Picture
        picture={picture}
        sizes={`${up('lg')} 400px, ${up('sm')} 33vw, 112px`}
        maxWidth={960}
      />
      {status === 'ongoing' && <span className="tag">Ongoing</span>}
      <h3>
        <Link
          to={projectAddress(project)}
          aria-haspopup={onOpen && 'dialog'}
          onClick={onOpen}
          onPointerEnter={onApproach}
          onFocus={onApproach}
        >
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
