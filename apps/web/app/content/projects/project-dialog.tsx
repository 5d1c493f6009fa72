import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { languageOf } from '../../platform/locale/language-of';
import { type DialogControls, Modal } from '../../platform/ui/dialog/modal';
import { Icon } from '../../platform/ui/icon';
import type { ProjectSummary } from './project-facts';
import { ProjectView } from './project-view';
import { projectsTexts } from './projects.texts';
import { VisuallyHidden } from '../../platform/ui/visually-hidden';
import modalStyles from '../../platform/ui/dialog/modal.module.css';
import styles from './project-view.module.css';

const texts = projectsTexts.project;

interface ProjectDialogProps extends DialogControls {
  /** In the order of the page. */
  projects: ProjectSummary[];
  /** The project that was chosen. */
  id: number;
}

/** A project over the list, with buttons for the previous and the next one. */
export default function ProjectDialog({ projects, id, opener, onClose }: ProjectDialogProps) {
  const [current, setCurrent] = useState(() => projects.findIndex((row) => row.id === id));
  const move = (by: number) => setCurrent((current + by + projects.length) % projects.length);
  const project = projects[current]!;
  return (
    <Modal className={`${modalStyles.dialog} ${styles.dialog}`} opener={opener} onClose={onClose}>
      <ProjectView
        project={project}
        heading={
          <Dialog.Title lang={languageOf(project.project_name)}>
            {project.project_name}
          </Dialog.Title>
        }
      >
        {projects.length > 1 && (
          <div className={styles.navigation}>
            <button type="button" className="link link--back" onClick={() => move(-1)}>
              <Icon name="leave" />
              {texts.previous(hidden)}
            </button>
            <button type="button" className="link" onClick={() => move(1)}>
              {texts.next(hidden)}
              <Icon name="arrow" />
            </button>
          </div>
        )}
      </ProjectView>
      <Dialog.Close
        className={`icon-button ${modalStyles.close} ${styles.close}`}
        aria-label={texts.close}
      >
        <Icon name="close" />
      </Dialog.Close>
    </Modal>
  );
}

const hidden = (text: string) => <VisuallyHidden>{text}</VisuallyHidden>;
