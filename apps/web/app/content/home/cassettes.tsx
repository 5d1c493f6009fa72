import type { CategoryKind, Picture as StoredPicture } from '@shishir/contract';
import { up } from '@shishir/tokens';
import { Link } from 'react-router';
import { useShell } from '../../platform/ui/page/shell-data';
import { Panel } from '../../platform/ui/panel';
import { Picture } from '../../platform/ui/picture';
import { SectionHeader } from '../../platform/ui/section-header';
import { homeTexts } from './home.texts';
import { offerOf } from './offer';
import styles from './cassettes.module.css';

const texts = homeTexts.cassettes;

/** In the order of the page. */
const KINDS = [
  'four_way_cassette',
  'round_cassette',
  'one_way_cassette',
] as const satisfies readonly CategoryKind[];

interface CassettesProps {
  /** Panels seen from below, by the id of their category; by default the category's own picture is shown. */
  panels: Record<number, StoredPicture>;
  /** One model of each, to compare. */
  models: number[];
}

/** The three kinds of cassettes side by side. */
export function Cassettes({ panels, models }: CassettesProps) {
  const { categories } = useShell();
  const displayed = KINDS.flatMap((kind) => {
    const category = categories.find((row) => row.kind === kind);
    return category ? { category, use: texts.uses[kind] } : [];
  });
  if (displayed.length === 0) return null;
  return (
    <section className="block band">
      <div className="wrap">
        <SectionHeader
          title={texts.title}
          link={
            models.length > 1
              ? { to: `/compare?ids=${models.join(',')}`, text: texts.compare }
              : undefined
          }
        >
          {texts.lead}
        </SectionHeader>
        <Panel className={styles.cards}>
          {displayed.map(({ category, use }) => (
            <Link key={category.id} to={category.path}>
              <Picture
                picture={panels[category.id] ?? category.picture}
                sizes={`${up('lg')} 412px, ${up('md')} 31vw, 200px`}
                maxWidth={960}
              />
              <span>
                <b>{category.title}</b>
                <span>{use}</span>
                <small className="number">{offerOf(category)}</small>
              </span>
            </Link>
          ))}
        </Panel>
      </div>
    </section>
  );
}
