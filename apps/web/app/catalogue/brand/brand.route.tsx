import { pictureMainPath } from '@shishir/format';
import { up } from '@shishir/tokens';
import { Link } from 'react-router';
import { apiOf, siteOf } from '../../platform/api/api-context';
import { EnquiryButton } from '../../sales/enquiry/enquiry-button';
import { ProductGrid } from '../products/list/product-grid';
import { ProjectCard } from '../../content/projects/project-card';
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
import { Categories, History } from './maker-sections';
import projectCardStyles from '../../content/projects/project-card.module.css';
import styles from './brand.module.css';

export async function loader({ context, url }: Route.LoaderArgs) {
  const brand = await loadBrandPage(apiOf(context).api, url.pathname);
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
  const { name, title, lead, picture, catalogue } = brand;
  return (
    <>
      <PageBanner
        crumbs={[{ title: 'Home', path: '/' }]}
        here={name}
        title={title}
        text={company?.name ? `${company.name} ${lead}` : `This company ${lead}`}
        picture={picture}
        shows="unit"
        actions={
          <>
            <EnquiryButton kind="consultation" subject={name}>
              Contact us
            </EnquiryButton>
            {catalogue.total > 0 && (
              <Link className="button button--line" to={searchFor(name)}>
                {models(catalogue.total, 'See the', 'See all')}
              </Link>
            )}
          </>
        }
      />
      <History brand={brand} />
      <Categories brand={brand} />
      <Catalogue brand={brand} />
      <Solutions brand={brand} />
      <Projects brand={brand} />
      <section className={`${styles.white} ${styles.news}`}>
        <div className="wrap">
          <div>
            <h2>Product news by email</h2>
            <p>New {name} models and price changes, when there are some.</p>
          </div>
          <EnquiryButton kind="subscription" subject={name} className="button button--line">
            Subscribe
          </EnquiryButton>
        </div>
      </section>
      <ClosingCall
        title={`Planning with ${name}? Send us the drawing.`}
        text="We choose the units room by room, check the pipe lengths and give you a price list with delivery times."
        action="Get a quotation"
      />
    </>
  );
}

export { FailedPage as ErrorBoundary };
export const handle: PageHandle = { failed: <FailedPage />, cache: { query: [] } };

const searchFor = (name: string) => `/search?q=${encodeURIComponent(name)}`;

/** 'All 71 models', 'The 1 model'. */
const models = (count: number, one: string, several: string) =>
  count === 1 ? `${one} 1 model` : `${several} ${count} models`;

/** Products of the brand, or an enquiry button if the catalogue has none. */
function Catalogue({ brand: { name, catalogue } }: { brand: BrandPage }) {
  const axis = axisOf(useShell().categories);
  return (
    <section className="block block--joined" aria-labelledby="catalogue">
      <div className="wrap">
        <SectionHeader>
          <h2 id="catalogue">{name} in our catalogue</h2>
          {catalogue.total > 0 && (
            <Link className="link" to={searchFor(name)}>
              {models(catalogue.total, 'The', 'All')} <Icon name="arrow" />
            </Link>
          )}
        </SectionHeader>
        {catalogue.total > 0 ? (
          <ProductGrid phone="scroll" products={catalogue.products} axis={axis} />
        ) : (
          <Panel className={styles.onEnquiry}>
            <div>
              <h3>On enquiry</h3>
              <p>
                The catalogue has no {name} models with prices. We order them for your project: tell
                us what the building is used for and how large it is, and we name the unit, the
                price and the delivery time.
              </p>
            </div>
            <EnquiryButton kind="consultation" subject={name} className="button button--main">
              Ask for {name}
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
          <h2 id="solutions">New solutions</h2>
        </SectionHeader>
        <ul className={styles.solutions}>
          {solutions.map((solution) => (
            <li key={solution.title} className={solution.picture ? undefined : styles.plain}>
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
  if (!models) return <Badge className={styles.badge}>On enquiry</Badge>;
  const range = models.tr && capacityRange(models.tr);
  return (
    <Facts
      figures
      facts={[
        ['Models', models.count],
        ['Capacity', range],
      ]}
    />
  );
}

function Projects({ brand: { name, projects } }: { brand: BrandPage }) {
  if (projects.length === 0) return null;
  return (
    <section className="block" aria-labelledby="projects">
      <div className="wrap">
        <SectionHeader>
          <h2 id="projects">Projects with {name}</h2>
          <Link className="link" to="/our-projects">
            All projects <Icon name="arrow" />
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
