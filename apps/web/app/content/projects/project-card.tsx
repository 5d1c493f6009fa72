import { inDigits } from '@shishir/format';
import { up } from '@shishir/tokens';
import { languageOf } from '../../platform/locale/language-of';
import type { ViewerLink } from '../../platform/ui/dialog/use-viewer';
import { Picture } from '../../platform/ui/picture';
import { Badge } from '../../platform/ui/badge';
import { Card, CardLink } from '../../platform/ui/card';
import { Facts } from '../../platform/ui/facts';
import { type CardProject, drawingOf, endLabel, projectAddress } from './project-facts';
import { projectsTexts as texts } from './projects.texts';
import styles from './project-card.module.css';

interface ProjectCardProps {
  project: CardProject;
  /** On the page of projects the link opens a viewer. */
  link?: ViewerLink;
}

/** Picture, or a drawing of such a building; name, place, capacity and year of a project, with a link that covers the card. */
export function ProjectCard({ project, link }: ProjectCardProps) {
  const { project_name, location, capacity, status, completed_date, picture } = project;
  return (
    <Card className={styles.card} plain phoneRow>
      {picture ? (
        <Picture
          picture={picture}
          sizes={`${up('lg')} 400px, ${up('sm')} 33vw, 112px`}
          maxWidth={960}
        />
      ) : (
        <picture>
          <img src={drawingOf(project)} alt="" width={400} height={300} loading="lazy" />
        </picture>
      )}
      {status === 'ongoing' && <Badge className={styles.badge}>{texts.project.ongoing}</Badge>}
      <h3 lang={languageOf(project_name)}>
        <CardLink to={projectAddress(project)} {...link}>
          {project_name}
        </CardLink>
      </h3>
      {location && <p className="quiet">{location}</p>}
      <Facts
        className={styles.facts}
        figures
        facts={[
          [texts.facts.cooling, capacity],
          [endLabel(project), completed_date && inDigits(completed_date.slice(0, 4))],
        ]}
      />
    </Card>
  );
}
