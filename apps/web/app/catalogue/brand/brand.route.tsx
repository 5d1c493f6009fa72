import { pictureMainPath } from '@shishir/format';
import { up } from '@shishir/tokens';
import { Link } from 'react-router';
import { pagePath } from '../../platform/locale/site-path';
import { apiOf, siteOf } from '../../platform/api/api-context';
import { EnquiryButton } from '../../sales/enquiry/enquiry-button';
import { ProductGrid } from '../products/list/product-grid';
import { ProjectCard } from '../../content/projects/project-card';
import { fillIn } from '../../content/sections/fill-in';
import { capacityRange } from '../../platform/ui/capacity-range';
import { ClosingCall } from '../../platform/ui/closing-call';
import { FailedPage } from '../../platform/ui/failed-state';
import { Icon } from '../../platform/ui/icon';
import { Panel } from '../../platform/ui/panel';
import { PageBanner } from '../../platform/ui/page-banner';
import type { PageHandle } from '../../platform/ui/page/page-handle';
import { pageMeta } from '../../platform/ui/page/page-meta';
import { siteNameOf, useShell } from '../../platform/ui/page/shell-data';
import { Picture } from '../../platform/ui/picture';
import { Badge } from '../../platform/ui/badge';
import { Facts } from '../../platform/ui/facts';
import { axisOf } from '../product-parts/card-product';
import { SectionHeader } from '../product-parts/section-header';
import type { Route } from './+types/brand.route';
import { type BrandPage, loadBrandPage } from './brand-page.server';
import { brandTexts as texts } from './brand.texts';
import { Categories, History } from './maker-sections';
import projectCardStyles from '../../content/projects/project-card.module.css';
import styles from './brand.module.css';

export async function loader({ context, url }: Route.LoaderArgs) {
  const brand = await loadBrandPage(apiOf(context).api, pagePath(url.pathname));
  return { brand, publicUrl: siteOf(context).publicUrl };
}

/** Sends the Retry-After header of a failed load. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {};

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const siteName = siteNameOf(matches);
  if (!loaderData) return [{ title: siteName }, { name: 'robots', content: 'noindex' }];
  const { brand, publicUrl } = loaderData;
  const { name, title, description, keywords, path, picture, site } = brand;
  return [
    ...pageMeta({
      title,
      description,
      path,
      publicUrl,
      siteName,
      image: picture ? `/storage/${pictureMainPath(picture.key, picture.width)}` : undefined,
      jsonLd: {
        '@type': 'CollectionPage',
        name: title,
        url: publicUrl + path,
        about: { '@type': 'Brand', name, url: site.url },
      },
    }),
    ...(keywords ? [{ name: 'keywords', content: keywords }] : []),
  ];
}

export default function BrandPageView({ loaderData: { brand } }: Route.ComponentProps) {
  const { company } = useShell();
  const { name, title, lead, picture, catalogue, closing } = brand;
  return (
    <>
      <PageBanner
        crumbs={[{ title: texts.home, path: '/' }]}
        here={name}
        title={title}
        text={fillIn(lead, { company: company?.name ?? texts.thisCompany })}
        picture={picture}
        shows="unit"
        actions={
          <>
            <EnquiryButton kind="consultation" subject={name}>
              {texts.contact}
            </EnquiryButton>
            {catalogue.total > 0 && (
              <Link className="button button--line" to={searchFor(name)}>
                {texts.seeModels(catalogue.total)}
              </Link>
            )}
          </>
        }
      />
      <Catalogue brand={brand} />
      <Solutions brand={brand} />
      <Categories brand={brand} />
      <Projects brand={brand} />
      <section className={`${styles.white} ${styles.news}`}>
        <div className="wrap">
          <div>
            <h2>{texts.news.title}</h2>
            <p>{texts.news.text(name)}</p>
          </div>
          <EnquiryButton kind="subscription" subject={name} className="button button--line">
            {texts.news.subscribe}
          </EnquiryButton>
        </div>
      </section>
      <History brand={brand} />
      {closing && (
        <ClosingCall
          title={closing.title}
          text={closing.text ?? ''}
          action={closing.link_text ?? undefined}
        />
      )}
    </>
  );
}

export { FailedPage as ErrorBoundary };
export const handle: PageHandle = { failed: <FailedPage />, cache: { query: [] } };

const searchFor = (name: string) => `/search?q=${encodeURIComponent(name)}`;

/** Products of the brand, or an enquiry button if the catalogue has none. */
function Catalogue({ brand: { name, catalogue } }: { brand: BrandPage }) {
  const axis = axisOf(useShell().categories);
  return (
    <section className="block" aria-labelledby="catalogue">
      <div className="wrap">
        <SectionHeader>
          <h2 id="catalogue">{texts.catalogue.title(name)}</h2>
          {catalogue.total > 0 && (
            <Link className="link" to={searchFor(name)}>
              {texts.catalogue.allModels(catalogue.total)} <Icon name="arrow" />
            </Link>
          )}
        </SectionHeader>
        {catalogue.total > 0 ? (
          <ProductGrid phone="scroll" products={catalogue.products} axis={axis} />
        ) : (
          <Panel className={styles.onEnquiry}>
            <div>
              <h3>{texts.catalogue.onEnquiry}</h3>
              <p>{texts.catalogue.onEnquiryText(name)}</p>
            </div>
            <EnquiryButton kind="consultation" subject={name} className="button button--main">
              {texts.catalogue.ask(name)}
            </EnquiryButton>
          </Panel>
        )}
      </div>
    </section>
  );
}

/** New and orderable equipment in rows of picture, text and figures. */
function Solutions({ brand: { solutions } }: { brand: BrandPage }) {
  return (
    <section className={`block ${styles.white}`} aria-labelledby="solutions">
      <div className="wrap">
        <SectionHeader>
          <h2 id="solutions">{texts.solutions.title}</h2>
        </SectionHeader>
        <ul className={styles.solutions}>
          {solutions.map((solution) => (
            <li key={solution.id} className={solution.picture ? undefined : styles.plain}>
              {solution.picture && (
                <Picture
                  picture={solution.picture}
                  sizes={`${up('lg')} 292px, ${up('sm')} 24vw, 94vw`}
                  maxWidth={960}
                />
              )}
              <div>
                <h3>
                  {solution.models ? (
                    <Link to={solution.models.path}>{solution.title}</Link>
                  ) : (
                    solution.title
                  )}
                </h3>
                <p>{solution.text}</p>
              </div>
              <SolutionFigures models={solution.models} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function SolutionFigures({ models }: Pick<BrandPage['solutions'][number], 'models'>) {
  if (!models) return <Badge className={styles.badge}>{texts.solutions.onEnquiry}</Badge>;
  const range = models.tr && capacityRange(models.tr);
  return (
    <Facts
      figures
      facts={[
        [texts.solutions.models, models.count],
        [texts.solutions.capacity, range],
      ]}
    />
  );
}

function Projects({ brand: { name, projects } }: { brand: BrandPage }) {
  if (projects.length === 0) return null;
  return (
    <section className="block block--joined" aria-labelledby="projects">
      <div className="wrap">
        <SectionHeader>
          <h2 id="projects">{texts.projects.title(name)}</h2>
          <Link className="link" to="/our-projects">
            {texts.projects.all} <Icon name="arrow" />
          </Link>
        </SectionHeader>
        <div className={`${projectCardStyles.cards} ${projectCardStyles.threeCards}`}>
          {projects.map((project) => (
            <ProjectCard key={project.id} project={project} />
          ))}
        </div>
      </div>
    </section>
  );
}
