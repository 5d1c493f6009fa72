import type { CategoryKind } from '@shishir/contract';
import { data, Link, useNavigate } from 'react-router';
import { pagePath } from '../locale/site-path';
import { siteOf } from '../api/api-context';
import { capacityRange } from '../ui/capacity-range';
import { Icon } from '../ui/icon';
import { pageMeta } from '../ui/page/page-meta';
import { siteNameOf, useShell } from '../ui/page/shell-data';
import { Picture } from '../ui/picture';
import { SearchPill } from '../ui/search-pill';
import type { Route } from './+types/not-found.route';
import { shellTexts } from './shell.texts';
import styles from './not-found.module.css';

const texts = shellTexts.notFound;

export function loader({ context, request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  return data({ path: pagePath(pathname), publicUrl: siteOf(context).publicUrl }, { status: 404 });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta({
    title: texts.title,
    description: texts.description,
    path: loaderData.path,
    publicUrl: loaderData.publicUrl,
    siteName: siteNameOf(matches),
    robots: 'noindex',
  });
}

/** Page of an unknown address: search, links back, and the families of products. */
export default function NotFound() {
  const navigate = useNavigate();
  return (
    <>
      <div className={`wrap ${styles.notFound}`}>
        <h1 className="page-title">{texts.heading}</h1>
        <p className="lead">{texts.lead}</p>
        <SearchPill
          className={styles.search}
          aria-label={texts.search}
          fieldLabel={texts.searchField}
        >
          <button className="button button--main button--small" type="submit">
            {texts.send}
          </button>
        </SearchPill>
        <div className="actions">
          <Link className="button button--line" to="/">
            {texts.home}
          </Link>
          <button className="button button--line" type="button" onClick={() => void navigate(-1)}>
            {texts.back}
          </button>
        </div>
      </div>
      <Families />
    </>
  );
}

/** One category of each type of unit, for visitors who do not know its name. */
const DISPLAYED: CategoryKind[] = [
  'outdoor_unit',
  'four_way_cassette',
  'wall_mounted',
  'medium_duct',
  'chiller',
  'ventilation',
];

function Families() {
  const { categories } = useShell();
  const displayed = DISPLAYED.flatMap((kind) => categories.find((row) => row.kind === kind) ?? []);
  if (displayed.length === 0) return null;
  return (
    <section className={`wrap ${styles.families}`}>
      <h2>{texts.families}</h2>
      <Link className="link" to="/products">
        {shellTexts.allProducts} <Icon name="arrow" />
      </Link>
      <ul>
        {displayed.map((category) => (
          <li key={category.id}>
            <Link to={category.path}>
              <Picture
                picture={category.picture && { ...category.picture, alt: '' }}
                sizes="(width < 561px) 46vw, (width < 1181px) 30vw, 190px"
              />
              {category.title}
              <small className="number">
                {capacityRange(category) ?? shellTexts.products.models(category.product_count)}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
