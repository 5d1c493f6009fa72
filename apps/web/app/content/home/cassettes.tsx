import type { CategoryKind, Picture as StoredPicture } from '@shishir/contract';
import { up } from '@shishir/tokens';
import { Link } from 'react-router';
import { useShell } from '../../platform/ui/page/shell-data';
import { Panel } from '../../platform/ui/panel';
import { Picture } from '../../platform/ui/picture';
import { SectionHeader } from '../../platform/ui/section-header';
import { offerOf } from './offer';
import styles from './cassettes.module.css';

/** Uses of each kind, in the order of the page. */
const USES: Partial<Record<CategoryKind, string>> = {
  four_way_cassette: 'Blows to four sides. The usual choice for offices, shops and classrooms.',
  round_cassette: 'Even air all round. Can hang below an open slab in a café, showroom or lobby.',
  one_way_cassette:
    'A shallow body. For bedrooms, cabins and corridors with little room above the ceiling.',
};

interface CassettesProps {
  /** Panels seen from below, by the id of their category; by default the category's own picture is shown. */
  panels: Record<number, StoredPicture>;
  /** One model of each, to compare. */
  models: number[];
}

/** The three kinds of cassettes side by side. */
export function Cassettes({ panels, models }: CassettesProps) {
  const { categories } = useShell();
  const displayed = Object.entries(USES).flatMap(([kind, use]) => {
    const category = categories.find((row) => row.kind === kind);
    return category ? { category, use } : [];
  });
  if (displayed.length === 0) return null;
  return (
    <section className="block band">
      <div className="wrap">
        <SectionHeader
          title="Three cassettes, flat in the ceiling"
          link={
            models.length > 1
              ? { to: `/compare?ids=${models.join(',')}`, text: 'Compare cassettes' }
              : undefined
          }
        >
          The body is above the ceiling. Only the panel shows.
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
