import type { Company } from '@shishir/contract';
import { ClosingCall } from '../ui/closing-call';
import type { PageHandle } from '../ui/page/page-handle';
import { pageMeta } from '../ui/page/page-meta';
import { pageSheets } from '../ui/page/page-sheets';
import { siteNameOf, useShell } from '../ui/page/shell-data';
import type { Route } from './+types/about.route';
import sheet from './about.css?url';
import { AboutHero } from './about-hero';
import { Highlights } from './highlights';
import { Principles } from './principles';

const DESCRIPTION =
  'Authorised distributor of Samsung, Haier and EBARA in Bangladesh: who we are, what we promise and how we work.';

export const links = pageSheets(sheet);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: 'About Us',
    description: DESCRIPTION,
    path: '/about-us',
    publicUrl: matches[1].loaderData.publicUrl,
    siteName: siteNameOf(matches),
    image: '/images/lobby/1280.webp',
  });

export default function AboutPage() {
  const { company } = useShell();
  return (
    <>
      <AboutHero />
      <Highlights company={company} />
      <Story company={company} />
      <Principles />
      <ClosingCall
        title="Talk to an engineer first"
        text="Tell us about the room. You get a capacity, a model and a price, in that order."
        action="Contact Us"
      />
    </>
  );
}

export const handle: PageHandle = { cache: { query: [] } };

/** The company in one sentence and two paragraphs. */
function Story({ company }: { company: Company | null }) {
  return (
    <section className="story">
      <div className="wrap story__in">
        <p className="story__line">
          {company?.name ? `${company.name} is` : 'We are'} an authorised distributor of Samsung,
          Haier and EBARA air conditioning. We sell rooms at the right temperature, not boxes.
        </p>
        <div className="story__text">
          <p>
            We began with single rooms and grew with the buildings around us: shops, then offices,
            then hospitals and factories where the air is part of the work. Today one team sizes,
            supplies, installs and services systems from half a ton to whole buildings.
          </p>
          <p>
            Everything passes through our own warehouse
            {company?.warehouse?.city && ` in ${company.warehouse.city}`}. Spare parts lie beside
            the units they belong to, so most repairs need no import.
          </p>
        </div>
      </div>
    </section>
  );
}
