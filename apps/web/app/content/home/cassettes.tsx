import type { Picture as StoredPicture } from '@shishir/contract';
import { up } from '@shishir/tokens';
import { Link } from 'react-router';
import { useShell } from '../../platform/ui/page/shell-data';
import { Panel } from '../../platform/ui/panel';
import { Picture } from '../../platform/ui/picture';
import { SectionHeader } from '../../platform/ui/section-header';
import type { HomePageData } from './home-page.server';
import type { HomeSection } from './home-sections.server';
import { offerOf } from './offer';
import styles from './cassettes.module.css';

interface CassettesProps extends Pick<HomePageData, 'compared'> {
  section: HomeSection;
  /** Panels seen from below, by the id of their category; by default the category's own picture is shown. */
  panels: Record<number, StoredPicture>;
  /** One model of each, to compare. */
  models: number[];
}

/** Categories side by side, such as three kinds of cassettes. */
export function Cassettes({ section, compared, panels, models }: CassettesProps) {
  const { categories } = useShell();
  const displayed = compared.flatMap(({ id, kind, text, picture }) => {
    const category = categories.find((row) => row.kind === kind);
    return category ? { id, category, text, picture } : [];
  });
  if (displayed.length === 0) return null;
  return (
    <section className="block band">
      <div className="wrap">
        <SectionHeader
          title={section.title}
          link={
            models.length > 1 && section.linkText
              ? { to: `/compare?ids=${models.join(',')}`, text: section.linkText }
              : undefined
          }
        >
          {section.text}
        </SectionHeader>
        <Panel className={styles.cards}>
          {displayed.map(({ id, category, text, picture }) => (
            <Link key={id} to={category.path}>
              <Picture
                picture={picture ?? panels[category.id] ?? category.picture}
                sizes={`${up('lg')} 412px, ${up('md')} 31vw, 200px`}
                maxWidth={960}
              />
              <span>
                <b>{category.title}</b>
                <span>{text}</span>
                <small className="number">{offerOf(category)}</small>
              </span>
            </Link>
          ))}
        </Panel>
      </div>
    </section>
  );
}
