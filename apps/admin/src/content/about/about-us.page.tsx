import Button from '@mui/material/Button';
import { aboutPage } from '@shishir/contract/about-page';
import { ExternalLinkIcon } from 'lucide-react';
import { useCompany } from '../../platform/ui/page/company.queries';
import { PageTitle } from '../../platform/ui/page/page-title';
import { publicAddress } from '../../platform/ui/page/public-address';
import { aboutTexts as texts } from './about.texts';
import './about-us.css';

/** The texts of the public About page, as visitors read them. */
export default function AboutUsPage() {
  const company = useCompany();
  const { banner, story, principles } = aboutPage;
  return (
    <>
      <PageTitle text={texts.title} />
      <div className="about-us">
        <section className="about-us__banner" aria-labelledby="about-banner">
          <h2 id="about-banner">{banner.title}</h2>
          <p>{banner.text}</p>
          <Button
            variant="contained"
            href={publicAddress(window.location, '/about-us')}
            target="_blank"
            rel="noreferrer"
            endIcon={<ExternalLinkIcon />}
          >
            {texts.open}
          </Button>
        </section>
        <p className="about-us__note">{texts.note}</p>
        <section className="paper about-us__story" aria-labelledby="about-story">
          <h2 id="about-story">{texts.whoWeAre}</h2>
          <p className="about-us__line">{story.line(company?.name ?? null)}</p>
          {story.text(company?.warehouse?.city ?? null).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
        <section aria-labelledby="about-principles">
          <h2 id="about-principles">{texts.principles}</h2>
          <div className="about-us__principles">
            {principles.map(({ id, title, text }) => (
              <article key={id} className="paper">
                <h3>{title}</h3>
                <p>{text}</p>
              </article>
            ))}
          </div>
        </section>
      </div>
    </>
  );
}
