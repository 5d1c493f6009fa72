import { PageTitle } from '../../ui/page/page-title';
import { RulePanel } from './rule-panel';
import { securityTexts } from './security.texts';
import { StaffPanel } from './staff-panel';
import './security.css';

/** The owner's rule of signing in, and whom it concerns. */
export default function SecurityPage() {
  return (
    <>
      <PageTitle text={securityTexts.title} />
      <div className="page-head">
        <div>
          <h1>{securityTexts.title}</h1>
          <p>{securityTexts.note}</p>
        </div>
      </div>
      <RulePanel />
      <StaffPanel />
    </>
  );
}
