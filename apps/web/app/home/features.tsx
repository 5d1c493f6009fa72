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
          title="Comfort that you stop noticing"
          link={{ to: '/about-us', text: company?.name ? `About ${company.name}` : 'About us' }}
        >
          {company?.name && `Welcome to ${company.name}. ${company.blurb ?? ''}`.trim()}
        </SectionHeader>
        <div className="bento">
          <div className="tile tile--a">
            <h3>Still air, even cold</h3>
            <p>
              Once the room is cool, the louvres close and the panel breathes through micro holes.
              No gust on the neck, no cold corner.
            </p>
            <div className="holes" aria-hidden="true">
              <img src="/images/halftone.svg" alt="" width="840" height="290" loading="lazy" />
            </div>
          </div>
          <div className="tile tile--b">
            <h3>A lighter electricity bill</h3>
            <p>Inverter compressors run only as hard as the room asks for.</p>
            <p className="big num">
              <span className="vh">Up to 55 percent</span>
              <span aria-hidden="true">
                55<small>%</small>
              </span>
            </p>
            <p>up to, in energy saved</p>
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
              The engineers who size your system also commission it, and keep the spare parts in
              Narayangonj.
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
            <p>Equipment comes from the maker to our own warehouse, with papers to match.</p>
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
