import { memo, useId, useState } from 'react';
import { sitePath } from '../../../platform/locale/site-path';
import { useShell } from '../../../platform/ui/page/shell-data';
import { Icon } from '../../../platform/ui/icon';
import { PrintButton } from '../../../platform/ui/print-button';
import { ShareButton } from '../../../platform/ui/share-button';
import { useToast } from '../../../platform/ui/toast';
import { saveSystem } from './system/save-system';
import { hrefOf, type TypedProject } from './system/project-query';
import { SaveIcon } from '../shared/tool-icons';
import type { BuilderState } from './system/use-system';
import { vrfTexts } from './vrf.texts';
import styles from './system-tools.module.css';

const texts = vrfTexts.tools;

interface SystemToolsProps extends Pick<
  BuilderState,
  'saved' | 'setName' | 'setSaved' | 'current'
> {
  project: TypedProject;
}

/** The name of the system, and the actions on the whole system. */
export const SystemTools = memo(function SystemTools(props: SystemToolsProps) {
  const { project, saved, setName } = props;
  const { name } = project;
  const { user } = useShell();
  const id = useId();
  return (
    <div className="wrap">
      <div className={styles.tools}>
        <div className={`field ${styles.name}`}>
          <label htmlFor={id}>{project.systems.length > 1 ? texts.projectName : texts.name}</label>
          <input
            id={id}
            name="name"
            value={name}
            maxLength={80}
            placeholder={texts.nameExample}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        </div>
        <div className={styles.buttons}>
          <span className={`hint ${styles.saved}`}>{saved ? texts.saved : texts.kept}</span>
          <span className={styles.document}>
            <PrintButton />
          </span>
          <a
            className={`button button--line button--small ${styles.document}`}
            href={sitePath(hrefOf(project, '/tools/vrf.pdf'))}
          >
            <Icon name="file" />
            {texts.pdf}
          </a>
          <ShareButton title={name.trim() || texts.share} look="button" />
          {user ? (
            <SaveButton {...props} />
          ) : (
            <a
              className="button button--main button--small"
              href={sitePath(`/login?next=${encodeURIComponent(hrefOf(project))}`)}
            >
              <SaveIcon />
              {texts.signIn}
            </a>
          )}
        </div>
      </div>
    </div>
  );
});

/** Saves the system for the account. Without JavaScript the form is posted, and the server saves it. */
function SaveButton({ saved, setSaved, current }: SystemToolsProps) {
  const { toast } = useToast();
  const [saving, setSaving] = useState(false);
  const save = async (as: typeof saved) => {
    setSaving(true);
    const outcome = await saveSystem(current(), as);
    setSaving(false);
    if (outcome.saved) {
      setSaved(outcome.saved);
      toast({ title: texts.savedAs(outcome.name) });
      return;
    }
    toast({
      title: outcome.title,
      description: outcome.text,
      variant: 'destructive',
      ...(outcome.replaces && {
        action: { label: texts.replace, onClick: () => void save(outcome.replaces!) },
      }),
    });
  };
  return (
    <>
      {saved && <input type="hidden" name="saved" value={`${saved.id}.${saved.version}`} />}
      <button
        className="button button--main button--small"
        formMethod="post"
        name="do"
        value="save"
        disabled={saving}
        onClick={(event) => {
          event.preventDefault();
          void save(saved);
        }}
      >
        <SaveIcon />
        {saving ? texts.saving : texts.save}
      </button>
    </>
  );
}
