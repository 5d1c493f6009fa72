import type { Industry } from '@shishir/contract';
import { up } from '@shishir/tokens';
import { Picture } from '../../platform/ui/picture';
import { Icon } from '../../platform/ui/icon';
import { VisuallyHidden } from '../../platform/ui/visually-hidden';
import { Card, CardLink } from '../../platform/ui/card';
import { SectionHeader } from '../../platform/ui/section-header';
import type { HomeSection } from './home-sections.server';
import { homeTexts } from './home.texts';
import homeStyles from './home.module.css';
import styles from './industries.module.css';

const texts = homeTexts.industries;

interface IndustriesProps {
  section: HomeSection;
  industries: Industry[];
}

/** Industries that the company serves, each with a link to its page. */
export function Industries({ section, industries }: IndustriesProps) {
  return (
    <section className={`block block--joined ${homeStyles.joined}`}>
      <div className="wrap" id="industries">
        <SectionHeader title={section.title} link={section.link}>
          {section.text}
        </SectionHeader>
        {industries.length === 0 ? (
          <p className="quiet">{texts.none}</p>
        ) : (
          <div className={styles.grid}>
            {industries.map(({ id, title, link, picture }) => (
              <Card className={styles.card} key={id}>
                <Picture
                  className="warm"
                  picture={picture}
                  sizes={`${up('lg')} 292px, ${up('md')} 31vw, 46vw`}
                />
                <div>
                  <h3>{title}</h3>
                  <CardLink className="link" to={link}>
                    {texts.more(title, (text) => (
                      <VisuallyHidden>{text}</VisuallyHidden>
                    ))}{' '}
                    <Icon name="arrow" />
                  </CardLink>
                </div>
              </Card>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
