import { useShell } from '../ui/page/shell-data';
import './features.css';
import { MAKERS } from '../units/makers';
import { SectionHeader } from './section-header';

/** Why people buy here: the air, the bill, the team, the warranty. */
export function Features() {
  const { company } = useShell();
  return (
    <section className="block">
      <div className="wrap">
        <SectionHeader
          title="Cooling you stop noticing"
          link={{ to: '/about-us', text: company?.name ? `About ${company.name}` : 'About us' }}
        >
          {company?.blurb}
        </SectionHeader>
        <div className="bento">
          <div className="tile tile--a">
            <h3>Still air, even cold</h3>
            <p>
              Once the room is cool, the louvres close and air comes through micro holes only. No
              gust on the neck, no cold corner.
            </p>
            <div className="holes" aria-hidden="true">
              <img src="/images/halftone.svg" alt="" width="840" height="290" loading="lazy" />
            </div>
          </div>
          <div className="tile tile--b">
            <h3>A lighter electricity bill</h3>
            <p>In Wind-Free mode a unit uses up to 55% less energy than in fast cooling.</p>
            <p className="big num">
              <span className="vh">55 percent</span>
              <span aria-hidden="true">
                55<small>%</small>
              </span>
            </p>
            <p>less energy, at most</p>
            <div className="bars num" aria-hidden="true">
              <div>
                <span>Fast cooling</span>
                <span>100%</span>
              </div>
              <div>
                <span>Wind-Free</span>
                <span>45%</span>
              </div>
            </div>
          </div>
          <div className="tile tile--c">
            <h3>One team from survey to service</h3>
            <p>
              The engineers who size your system also commission it, and keep the spare parts in our
              own warehouse.
            </p>
            <ol className="steps">
              <li>Survey</li>
              <li>Design</li>
              <li>Install</li>
              <li>Service</li>
            </ol>
          </div>
          <div className="tile tile--d">
            <h3>Authorised, so the warranty holds</h3>
            <p>Every unit comes from the maker, through our own warehouse.</p>
            <ul className="brands">
              {MAKERS.map((maker) => (
                <li key={maker}>{maker}</li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}
