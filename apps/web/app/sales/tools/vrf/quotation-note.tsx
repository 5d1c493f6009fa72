import { designOf } from './system/system-enquiry';
import type { TypedProject } from './system/project-query';
import { vrfTexts } from './vrf.texts';
import toolsStyles from '../tools.module.css';
import noticesStyles from './notices.module.css';

const texts = vrfTexts.quotation;

/**
 * Note for staff who change the system of a quotation, with the link that takes their changes back. The design is in
 * the fragment of the link, because it is too long for servers and must not appear in their logs.
 */
export function QuotationNote({ project }: { project: TypedProject }) {
  const [id, number] = project.quotation.split('.');
  const design = designOf(project);
  return (
    <div className={`wrap ${noticesStyles.notices}`}>
      <div className={`${toolsStyles.notice} ${noticesStyles.quotation}`} role="status">
        <input type="hidden" name="quotation" value={project.quotation} />
        <p>{texts.text(<b className="number">{number}</b>)}</p>
        <p className={noticesStyles.quotationActions}>
          {design && (
            <a
              className="button button--main button--small"
              href={`/dashboard/quotations/${id}#design=${encodeURIComponent(design)}`}
            >
              {texts.use}
            </a>
          )}
          <button className="button button--line button--small" name="do" value="visitor">
            {texts.leave}
          </button>
        </p>
      </div>
    </div>
  );
}
